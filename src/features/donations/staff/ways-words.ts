import type { Localized } from "../../../core/locale/lang";

const eng = {
  leftOut: "Visitors cannot give in these ways yet, as they are not set up: {names}.",
  between: ", ",
  siteDetails: "Site details",
};

const tra: typeof eng = {
  leftOut: "以下方法尚未設定，訪客暫時未能使用：{names}。",
  between: "、",
  siteDetails: "網站資料",
};

const sim: typeof eng = {
  leftOut: "以下方式尚未设置，访客暂时无法使用：{names}。",
  between: "、",
  siteDetails: "网站资料",
};

/** Words for ways of giving that are not set up. */
export const waysWords: Localized<typeof eng> = { eng, tra, sim };
