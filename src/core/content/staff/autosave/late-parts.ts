// The parts of a form that few visits of it need, behind one address: each of its own costs a form more than it is worth.

export { PictureWords } from "../pictures/picture-words";
export { ApprovalRequestField } from "../review/approval-request-field";
export { CommentsNote } from "../review/comments-note";
export { ReviewNote } from "../review/review-note";
export { Discarding } from "./discarding";
export { DraftNote } from "./draft-note";

export const loadPreview = () => import("../preview/preview-panel");
export const loadChecks = () => import("../checks/checks");
