import type { Localized } from "../../platform/locale/lang";
import type { RevisionState } from "./states";

/**
 * The states of an entry and of its revisions, by the one word for each that every screen uses. What visitors do not
 * get is a draft, be it new, changed or taken down; what will be published at a time is scheduled; what waits for
 * approval is in review; what visitors once got is no longer published.
 */
export const stateWords: Localized<Record<RevisionState, string>> = {
  eng: {
    draft: "Draft",
    in_review: "In review",
    scheduled: "Scheduled",
    published: "Published",
    archived: "No longer published",
  },
  tra: {
    draft: "草稿",
    in_review: "審批中",
    scheduled: "已安排發布",
    published: "已發布",
    archived: "不再發布",
  },
  sim: {
    draft: "草稿",
    in_review: "审核中",
    scheduled: "已安排发布",
    published: "已发布",
    archived: "不再发布",
  },
};
