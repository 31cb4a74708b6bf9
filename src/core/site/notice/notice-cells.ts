import { hongKongDay } from "../../locale/dates";
import type { NoticeVersion } from "./notice-version";

/** The columns of a spreadsheet of what people sent, for the privacy notice that stood then. */
export const NOTICE_HEADINGS = ["Privacy notice (version)", "Privacy notice (date)"] as const;

/** The cells of those columns; both say so where nobody wrote it down. */
export const noticeCells = (notice: NoticeVersion | null): string[] =>
  notice ? [String(notice.number), hongKongDay(new Date(notice.since))] : ["not known", "not known"];
