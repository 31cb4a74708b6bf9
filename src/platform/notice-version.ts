import type { CsvColumns } from "./csv/csv";
import { hongKongDay } from "./locale/format";

/** A version of the privacy notice. */
export interface NoticeVersion {
  /** Counted from 1. */
  number: number;
  /** Since when it is in force, ISO 8601, UTC. */
  since: string;
}

/**
 * The columns of a spreadsheet of what people sent, for the privacy notice in force then; both say so where
 * it was not recorded.
 */
export const noticeColumns = <Item>(noticeOf: (item: Item) => NoticeVersion | null): CsvColumns<Item> => {
  const cell = (textOf: (notice: NoticeVersion) => string) => (item: Item) => {
    const notice = noticeOf(item);
    return notice ? textOf(notice) : "not known";
  };
  return [
    ["Privacy notice (version)", cell(({ number }) => String(number))],
    ["Privacy notice (date)", cell(({ since }) => hongKongDay(new Date(since)))],
  ];
};

/** The screen on which staff read the versions of the privacy notice. */
export const NOTICE_SCREEN = "/cms/privacynotice";

/** The same with a former version. */
export const noticeScreen = (number: number): string => `${NOTICE_SCREEN}?number=${number}`;
