import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Privacy statement, version {number}",
  intro: "The statement as visitors read it then. Nothing here can be changed.",
  inForce: "In force since {from}",
  wasInForce: "In force from {from} to {to}",
  versions: "Versions",
  version: "Version {number}, {day}",
  languages: "Language",
  contact: "Whom visitors write to about their data",
  edit: "Change the statement",
};

const tra: typeof eng = {
  title: "私隱政策聲明第 {number} 版",
  intro: "訪客當時看到的聲明。這裏的內容不能修改。",
  inForce: "自 {from} 起生效",
  wasInForce: "{from} 至 {to} 生效",
  versions: "各版本",
  version: "第 {number} 版，{day}",
  languages: "語言",
  contact: "訪客就其資料聯絡",
  edit: "修改聲明",
};

const sim: typeof eng = {
  title: "隐私政策声明第 {number} 版",
  intro: "访客当时看到的声明。这里的内容不能修改。",
  inForce: "自 {from} 起生效",
  wasInForce: "{from} 至 {to} 生效",
  versions: "各版本",
  version: "第 {number} 版，{day}",
  languages: "语言",
  contact: "访客就其资料联系",
  edit: "修改声明",
};

/** Words of the screen with a version of the privacy notice. */
export const privacyNoticeWords: Localized<typeof eng> = { eng, tra, sim };
