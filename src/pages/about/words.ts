import type { Localized } from "../../core/locale/lang";

const eng = {
  onThisPage: "On this page",
  specialImage: "Special appreciation {num}",
  reportOfYear: "Annual report {year}",
};

const tra: typeof eng = {
  onThisPage: "本頁內容",
  specialImage: "特別鳴謝 {num}",
  reportOfYear: "{year}年年報",
};

const sim: typeof eng = {
  onThisPage: "本页内容",
  specialImage: "特别鸣谢 {num}",
  reportOfYear: "{year}年年报",
};

/** Words of About around its text. */
export const aboutPageWords: Localized<typeof eng> = { eng, tra, sim };
