import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const menuProblems = ownProblems({
  menuPageNeeded: {
    eng: "Choose a page, or remove this entry.",
    tra: "請選擇網頁，或移除此項目。",
    sim: "请选择页面，或移除此项目。",
  },
  menuPageUnknown: {
    eng: "The site has no such page. Choose another one.",
    tra: "網站沒有這個網頁，請另選一個。",
    sim: "网站没有这个页面，请另选一个。",
  },
  menuUrlNeeded: {
    eng: "Write the web address of the other site, beginning with https://.",
    tra: "請填寫該網站的網址，以 https:// 開頭。",
    sim: "请填写该网站的网址，以 https:// 开头。",
  },
  menuLabelNeeded: {
    eng: "Write in at least one language what visitors read here.",
    tra: "請至少以一種語言填寫訪客看到的名稱。",
    sim: "请至少用一种语言填写访客看到的名称。",
  },
  menuHeadingEmpty: {
    eng: "Nothing stands under this heading. Put a page under it, or remove it.",
    tra: "此標題之下未有項目。請在其下加入網頁，或移除標題。",
    sim: "此标题下没有项目。请在其下加入页面，或移除标题。",
  },
  menuHomeStays: {
    eng: "Home has to stay in the menu. Add it again.",
    tra: "選單必須保留「主頁」，請重新加入。",
    sim: "菜单必须保留“主页”，请重新添加。",
  },
  menuFooterStays: {
    eng: "Donate, Privacy and Accessibility have to stay in the footer. Add what is missing.",
    tra: "頁尾必須保留「捐款」、「私隱政策」及「無障礙聲明」，請重新加入。",
    sim: "页脚必须保留“捐款”“隐私政策”和“无障碍声明”，请重新添加。",
  },
});

export type MenuProblem = keyof typeof menuProblems;
