import type { Localized } from "../../../core/locale/lang";

const eng = {
  title: "Pages",
  intro: "The words of each public page. Open a page to change them.",
  page: "Page",
  never: "Unchanged",
  all: "All pages",
};

const tra: typeof eng = {
  title: "網頁文字",
  intro: "每個公開網頁的文字。打開網頁即可修改。",
  page: "網頁",
  never: "未曾修改",
  all: "所有網頁",
};

const sim: typeof eng = {
  title: "页面文字",
  intro: "每个公开页面的文字。打开页面即可修改。",
  page: "页面",
  never: "从未修改",
  all: "所有页面",
};

/** Words of the list of pages. */
export const pagesWords: Localized<typeof eng> = { eng, tra, sim };
