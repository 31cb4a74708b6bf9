import { hongKongYear } from "../../core/locale/dates";

/** The five categories of news, in the order of the menu. Names as the API has them. */
export const CATEGORIES = [
  "New Drug Information",
  "History and Track Record",
  "Public Awareness",
  "Member Activities",
  "Fund-raising Activities",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The archive begins here; the picker and the API accept this year to the current one. */
export const FIRST_YEAR = 1998;

/** Whether the archive has news of that calendar year, now in Hong Kong. */
export const isArchiveYear = (year: number): boolean =>
  year >= FIRST_YEAR && year <= hongKongYear(new Date());
