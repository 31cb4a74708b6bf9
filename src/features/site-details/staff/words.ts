import type { Localized } from "../../../platform/locale/lang";

const eng = {
  intro:
    "What every page says about the charity. Changes show at the next visit. What you leave blank is left out of the pages.",
  year: "Year",
  reportPdf: "PDF of the annual report",
  reportUrl: "Address of the annual report elsewhere",
  reportUrlHint: "Begins with https://",
};

const tra: typeof eng = {
  intro: "各網頁所顯示的機構資料。更改會於下次瀏覽時顯示；留空的項目不會在網頁上出現。",
  year: "年份",
  reportPdf: "年報 PDF",
  reportUrl: "年報在其他網站的網址",
  reportUrlHint: "以 https:// 開頭",
};

const sim: typeof eng = {
  intro: "各网页所显示的机构资料。更改会在下次浏览时显示；留空的项目不会在网页上出现。",
  year: "年份",
  reportPdf: "年报 PDF",
  reportUrl: "年报在其他网站的网址",
  reportUrlHint: "以 https:// 开头",
};

/** Words of what the screen of the site's details has of its own. */
export const siteDetailsStaffWords: Localized<typeof eng> = { eng, tra, sim };
