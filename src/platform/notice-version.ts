import { hongKongDay } from "./locale/dates";

/** A version of the privacy notice. */
export interface NoticeVersion {
  /** Counted from 1. */
  number: number;
  /** Since when it stands, ISO 8601, UTC. */
  since: string;
}

/** The columns of a spreadsheet of what people sent, for the privacy notice that stood then. */
export const NOTICE_HEADINGS = ["Privacy notice (version)", "Privacy notice (date)"] as const;

/** The cells of those columns; both say so where nobody wrote it down. */
export const noticeCells = (notice: NoticeVersion | null): string[] =>
  notice ? [String(notice.number), hongKongDay(new Date(notice.since))] : ["not known", "not known"];

/** The screen on which staff read the versions of the privacy notice. */
export const NOTICE_SCREEN = "/cms/privacynotice";

/** The same with one version as it was. */
export const noticeScreen = (number: number): string => `${NOTICE_SCREEN}?number=${number}`;
