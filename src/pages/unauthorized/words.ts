import type { Localized } from "../../platform/locale/lang";

const eng = {
  unauthorizedTitle: "Signed out",
  unauthorizedText: "You are signed out. Please login to access the CMS.",
  loginLink: "Log in",
};

const tra: typeof eng = {
  unauthorizedTitle: "您已登出",
  unauthorizedText: "您已登出。請登入以使用內容管理系統。",
  loginLink: "登入",
};

const sim: typeof eng = {
  unauthorizedTitle: "您已退出登录",
  unauthorizedText: "您已退出登录。请登录以使用内容管理系统。",
  loginLink: "登录",
};

/** Words of the page for staff whose session has ended. */
export const signedOutWords: Localized<typeof eng> = { eng, tra, sim };
