import type { Localized } from "../../../platform/locale/lang";

const eng = {
  staffArea: "Staff area",
  skip: "Skip to content",
  navigation: "Staff area",
  menu: "Menu",
  homeMenu: "Home",
  find: "Find",
  help: "Help",
  account: "My account",
  viewSite: "View the site",
  logout: "Log out",
  comfortKept: "Kept in this browser, for the pages of the site too.",
  comfortFailed: "This could not be saved. Check your connection and try again.",
  loadFailed: "This could not be loaded.",
  partGone:
    "Part of this page is missing, perhaps because the site has just been updated. Load the page again to go on.",
  loadPageAgain: "Load the page again",
  notFound: "There is no such screen in the staff area.",
  notForRole: "Your account may not open this",
  notForRoleText: "Ask an administrator.",
  readOnly: "You can look at this page, but your account cannot change it.",
};

const tra: typeof eng = {
  staffArea: "職員專區",
  skip: "跳至主要內容",
  navigation: "職員專區",
  menu: "選單",
  homeMenu: "主頁",
  find: "尋找",
  help: "使用說明",
  account: "我的帳戶",
  viewSite: "查看網站",
  logout: "登出",
  comfortKept: "設定存於此瀏覽器，同時適用於網站頁面。",
  comfortFailed: "未能儲存。請檢查網絡連線，然後再試。",
  loadFailed: "未能載入內容。",
  partGone: "頁面有部分未能載入，可能是網站剛剛更新。請重新載入此頁，然後繼續。",
  loadPageAgain: "重新載入此頁",
  notFound: "職員專區沒有此頁面。",
  notForRole: "您的帳戶不能開啟此頁面",
  notForRoleText: "請向網站管理員查詢。",
  readOnly: "您可以查看此頁，但您的帳戶不能更改。",
};

const sim: typeof eng = {
  staffArea: "员工专区",
  skip: "跳至主要内容",
  navigation: "员工专区",
  menu: "菜单",
  homeMenu: "主页",
  find: "查找",
  help: "使用说明",
  account: "我的账户",
  viewSite: "查看网站",
  logout: "退出登录",
  comfortKept: "设置保存在此浏览器中，同时适用于网站页面。",
  comfortFailed: "无法保存。请检查网络连接，然后重试。",
  loadFailed: "无法加载内容。",
  partGone: "页面有部分未能加载，可能是网站刚刚更新。请重新加载此页，然后继续。",
  loadPageAgain: "重新加载此页",
  notFound: "员工专区没有此页面。",
  notForRole: "您的账户无法打开此页面",
  notForRoleText: "请联系网站管理员。",
  readOnly: "您可以查看此页，但您的账户无法更改。",
};

/** Words of the frame around every screen. */
export const shellWords: Localized<typeof eng> = { eng, tra, sim };
