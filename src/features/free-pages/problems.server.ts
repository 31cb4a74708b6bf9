import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const freePagesProblems = ownProblems({
  pageTitleNeeded: {
    eng: "Write a title in at least one language.",
    tra: "請至少以一種語言填寫標題。",
    sim: "请至少用一种语言填写标题。",
  },
  pageAddressNeeded: {
    eng: "Write an address of small Latin letters, digits and hyphens, such as /family-day.",
    tra: "請用小寫英文字母、數字和連字號填寫網址，例如 /family-day。",
    sim: "请用小写英文字母、数字和连字符填写网址，例如 /family-day。",
  },
  pageAddressTaken: {
    eng: "The site has another page at this address. Choose a different one.",
    tra: "這個網址已有另一個網頁，請選擇其他網址。",
    sim: "这个网址已有另一个页面，请选择其他网址。",
  },
  pageAddressRedirected: {
    eng: "This address leads somewhere else. Delete its redirect first, or choose a different address.",
    tra: "這個網址會轉到其他地方。請先刪除該項轉址，或選擇其他網址。",
    sim: "这个网址会跳转到别处。请先删除该项跳转，或选择其他网址。",
  },
  pageLinkNeeded: {
    eng: "Write an address of this site that begins with /, or a web address that begins with http:// or https://.",
    tra: "請填寫以 / 開頭的本網站網址，或以 http:// 或 https:// 開頭的網址。",
    sim: "请填写以 / 开头的本网站网址，或以 http:// 或 https:// 开头的网址。",
  },
});

export type FreePagesProblem = keyof typeof freePagesProblems;
