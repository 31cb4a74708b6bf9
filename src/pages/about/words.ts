import type { Localized } from "../../core/locale/lang";

const eng = {
  specialImage: "Special appreciation {num}",
};

const tra: typeof eng = {
  specialImage: "特別鳴謝 {num}",
};

const sim: typeof eng = {
  specialImage: "特别鸣谢 {num}",
};

/** Words of About around its text. */
export const aboutPageWords: Localized<typeof eng> = { eng, tra, sim };
