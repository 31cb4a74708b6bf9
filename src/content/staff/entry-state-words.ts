import type { Localized } from "../../platform/locale/lang";

const eng = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  inReview: "In review",
};

const tra: typeof eng = {
  draft: "草稿",
  scheduled: "已安排發布",
  published: "已發布",
  inReview: "審批中",
};

const sim: typeof eng = {
  draft: "草稿",
  scheduled: "已安排发布",
  published: "已发布",
  inReview: "审核中",
};

/**
 * The states of an entry, by the one word for each that every screen uses. What visitors do not get is a draft, be it
 * new, changed or taken down; what will be published at a time is scheduled; what waits for approval is in review.
 */
export const entryStateWords: Localized<typeof eng> = { eng, tra, sim };
