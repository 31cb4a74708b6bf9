import type { Localized } from "../../../core/locale/lang";

const eng = {
  leftOut: "Donate does not offer these ways, as they are not set up: {names}.",
  between: ", ",
  siteDetails: "Site details",
};

const tra: typeof eng = {
  leftOut: "以下方法尚未設定，捐款頁不會顯示：{names}。",
  between: "、",
  siteDetails: "網站資料",
};

const sim: typeof eng = {
  leftOut: "以下方式尚未设置，捐款页不会显示：{names}。",
  between: "、",
  siteDetails: "网站资料",
};

/** Words of what Donate leaves out. */
export const waysWords: Localized<typeof eng> = { eng, tra, sim };
