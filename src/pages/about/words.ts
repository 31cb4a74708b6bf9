import type { Localized } from "../../core/locale/lang";

const eng = {
  specialImage: "Special appreciation {num}",
  reportOfYear: "Annual report {year}",
};

const tra: typeof eng = {
  specialImage: "特別鳴謝 {num}",
  reportOfYear: "{year}年年報",
};

const sim: typeof eng = {
  specialImage: "特别鸣谢 {num}",
  reportOfYear: "{year}年年报",
};

/** Words of About around its text. */
export const aboutPageWords: Localized<typeof eng> = { eng, tra, sim };
