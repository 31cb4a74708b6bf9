import type { Localized } from "../../../platform/locale/lang";

const eng = {
  title: "Pages",
  intro: "The words of each public page. Open a page to change them.",
  page: "Page",
  never: "Unchanged",
  all: "All pages",
  own: "Custom pages",
  ownIntro: "For what no other page is for, such as a camp or a project.",
  addOwn: "Add Page",
  manageOwn: "Search or delete them (all {count})",
  untitled: "(no title)",
};

const tra: typeof eng = {
  title: "網頁文字",
  intro: "每個公開網頁的文字。打開網頁即可修改。",
  page: "網頁",
  never: "未曾修改",
  all: "所有網頁",
  own: "自訂網頁",
  ownIntro: "用於其他網頁未涵蓋的內容，例如營會或計劃。",
  addOwn: "新增網頁",
  manageOwn: "搜尋或刪除（共 {count} 頁）",
  untitled: "（沒有標題）",
};

const sim: typeof eng = {
  title: "页面文字",
  intro: "每个公开页面的文字。打开页面即可修改。",
  page: "页面",
  never: "从未修改",
  all: "所有页面",
  own: "自定义页面",
  ownIntro: "用于其他页面没有涵盖的内容，例如营会或项目。",
  addOwn: "添加页面",
  manageOwn: "搜索或删除（共 {count} 页）",
  untitled: "（没有标题）",
};

/** Words of the list of pages. */
export const pagesWords: Localized<typeof eng> = { eng, tra, sim };
