import type { Localized } from "../../../platform/locale/lang";

const eng = {
  missing: "missing",
  stale: "out of date",
  draft: "draft",
  reviewed: "up to date",
};

const tra: typeof eng = {
  missing: "欠內容",
  stale: "有待更新",
  draft: "草稿",
  reviewed: "已是最新",
};

const sim: typeof eng = {
  missing: "缺内容",
  stale: "有待更新",
  draft: "草稿",
  reviewed: "已是最新",
};

/** The states of a text in a language, as staff read them. */
export const translationStates: Localized<typeof eng> = { eng, tra, sim };
