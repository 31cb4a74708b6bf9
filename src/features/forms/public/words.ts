import type { Localized } from "../../../platform/locale/lang";

const eng = {
  more: "More forms",
};

const tra: typeof eng = {
  more: "其他表格",
};

const sim: typeof eng = {
  more: "其他表格",
};

/** Words around the forms on About. */
export const formsWords: Localized<typeof eng> = { eng, tra, sim };
