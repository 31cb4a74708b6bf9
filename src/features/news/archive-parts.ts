import { hongKongYear } from "../../platform/locale/format";
import type { Localized } from "../../platform/locale/lang";

/** The five categories of news, in the order of the menu. Names as the API has them. */
export const CATEGORIES = [
  "New Drug Information",
  "History and Track Record",
  "Public Awareness",
  "Member Activities",
  "Fund-raising Activities",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories as people read them. */
export const CATEGORY_NAMES: Localized<Record<Category, string>> = {
  eng: {
    "New Drug Information": "New Drug Information",
    "History and Track Record": "History and Track Record",
    "Public Awareness": "Public Awareness",
    "Member Activities": "Member Activities",
    "Fund-raising Activities": "Fund-raising Activities",
  },
  tra: {
    "New Drug Information": "新藥資訊",
    "History and Track Record": "歷史及工作紀錄",
    "Public Awareness": "公眾教育",
    "Member Activities": "會員活動",
    "Fund-raising Activities": "籌款活動",
  },
  sim: {
    "New Drug Information": "新药信息",
    "History and Track Record": "历史与工作记录",
    "Public Awareness": "公众宣传",
    "Member Activities": "会员活动",
    "Fund-raising Activities": "筹款活动",
  },
};

/** The archive begins here; the picker and the API accept this year to the current one. */
export const FIRST_YEAR = 1998;

/** Returns whether the archive has news of that calendar year, now in Hong Kong. */
export const isArchiveYear = (year: number): boolean =>
  year >= FIRST_YEAR && year <= hongKongYear(new Date());
