// The parts of a form that few visits of it need, behind one address: each of its own costs a form more than it is worth.

export { PictureWords } from "../../pictures/staff/picture-words";
export { ApprovalRequestField } from "../../review/staff/approval-request-field";
export { CommentsNote } from "../../review/staff/comments-note";
export { ReviewNote } from "../../review/staff/review-note";
export { Discarding } from "./discarding";
export { DraftNote } from "./draft-note";

export const loadPreview = () => import("../../preview/staff/preview-panel");
export const loadChecks = () => import("../../checks/staff/checks");
