import type { Localized } from "../../platform/locale/lang";

const eng = {
  objectives: "Our objectives",
  specialImage: "Special appreciation {num}",
  reportOfYear: "Annual report {year}",
};

const tra: typeof eng = {
  objectives: "我們的宗旨",
  specialImage: "特別鳴謝 {num}",
  reportOfYear: "{year}年年報",
};

const sim: typeof eng = {
  objectives: "我们的宗旨",
  specialImage: "特别鸣谢 {num}",
  reportOfYear: "{year}年年报",
};

/** Words of About around its text. */
export const aboutPageWords: Localized<typeof eng> = { eng, tra, sim };
