import type { Localized } from "../../../locale/lang";

const eng = {
  missing: "missing",
  stale: "out of date",
  draft: "draft",
  reviewed: "up to date",
};

const tra: typeof eng = {
  missing: "未有內容",
  stale: "有待更新",
  draft: "草稿",
  reviewed: "已是最新",
};

const sim: typeof eng = {
  missing: "没有内容",
  stale: "有待更新",
  draft: "草稿",
  reviewed: "已是最新",
};

/** The states of a text in a language, as staff read them. */
export const translationStates: Localized<typeof eng> = { eng, tra, sim };

const fieldEng = {
  behind: "{label}: the {language} was changed since.",
  changed: "Changed:",
  added: "New:",
  takenOut: "Taken out:",
  rightHere: "This one is right now",
  rightNow: "It is right now",
  isRight: "{label} is up to date",
};

const fieldTra: typeof fieldEng = {
  behind: "{label}：{language}其後有更改。",
  changed: "更改：",
  added: "新增：",
  takenOut: "刪去：",
  rightHere: "這段現在正確",
  rightNow: "現在正確",
  isRight: "{label}已是最新",
};

const fieldSim: typeof fieldEng = {
  behind: "{label}：{language}之后有更改。",
  changed: "更改：",
  added: "新增：",
  takenOut: "删去：",
  rightHere: "这段现在正确",
  rightNow: "现在正确",
  isRight: "{label}已是最新",
};

/** Words of what a field says of its language. */
export const fieldStateWords: Localized<typeof fieldEng> = { eng: fieldEng, tra: fieldTra, sim: fieldSim };
