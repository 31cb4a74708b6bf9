import type { Localized } from "../../../platform/locale/lang";

const eng = {
  behind: "{label}: the {language} was changed since.",
  changed: "Changed:",
  added: "New:",
  takenOut: "Taken out:",
  rightHere: "Mark this one as up to date",
  rightNow: "Mark as up to date",
  isRight: "{label} is up to date",
};

const tra: typeof eng = {
  behind: "{label}：{language}其後有更改。",
  changed: "更改：",
  added: "新增：",
  takenOut: "刪去：",
  rightHere: "這段標示為最新",
  rightNow: "標示為最新",
  isRight: "{label}已是最新",
};

const sim: typeof eng = {
  behind: "{label}：{language}之后有更改。",
  changed: "更改：",
  added: "新增：",
  takenOut: "删去：",
  rightHere: "这段标记为最新",
  rightNow: "标记为最新",
  isRight: "{label}已是最新",
};

/** Words of a field's translation status. */
export const fieldStateWords: Localized<typeof eng> = { eng, tra, sim };
