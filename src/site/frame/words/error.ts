import type { Localized } from "../../../platform/locale/lang";

const eng = {
  notFoundTitle: "Page not found",
  notFoundText: "There is no page at this address. It may have moved, or the link may be incomplete.",
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown just now. Nothing you did caused it.",
  tryAgain: "Try again",
  backHome: "Back to the home page",
  aboutSma: "Understand SMA",
  contactUs: "Contact us",
};

const tra: typeof eng = {
  notFoundTitle: "找不到網頁",
  notFoundText: "此網址沒有網頁。網頁可能已經遷移，或連結並不完整。",
  errorTitle: "系統發生錯誤",
  errorText: "暫時未能顯示此頁，這並非由您的操作引起。",
  tryAgain: "再試一次",
  backHome: "返回主頁",
  aboutSma: "認識 SMA",
  contactUs: "聯絡我們",
};

const sim: typeof eng = {
  notFoundTitle: "找不到页面",
  notFoundText: "此网址没有页面。页面可能已经迁移，或链接不完整。",
  errorTitle: "系统出错",
  errorText: "暂时无法显示此页，这并非由您的操作引起。",
  tryAgain: "重试",
  backHome: "返回主页",
  aboutSma: "了解 SMA",
  contactUs: "联系我们",
};

/** Apart from the other public words, since the staff area downloads these. */
export const errorWords: Localized<typeof eng> = { eng, tra, sim };
