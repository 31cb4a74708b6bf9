import type { Localized } from "../../platform/locale/lang";

const eng = {
  reachUs: "How to reach us",
};

const tra: typeof eng = {
  reachUs: "聯絡方法",
};

const sim: typeof eng = {
  reachUs: "联系方式",
};

/** Words of Get Involved. */
export const involvedPageWords: Localized<typeof eng> = { eng, tra, sim };
