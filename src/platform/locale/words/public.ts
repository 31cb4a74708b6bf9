import { type Lang, useLang } from "../lang";

/** Words of the public site's furniture. What belongs to the charity itself is in src/charity. */
export const publicEng = {
  skip: "Skip to content",
  about: "About {name}",
  donate: "Donate",
  search: "Search",
  comfort: "Comfort settings",
  menu: "Menu",
  /** Opens the entries of the menu for which the header has no room. */
  more: "More",
  close: "Close",
  call: "Call {phone}",
  mainNavigation: "Main",
  footerNavigation: "On this site",
  language: "Language",
  onThisPage: "On this page",
  page: "Page {page} of {pages}",
  pagination: "Pages",
  previous: "Previous page",
  next: "Next page",
  /** Of a picture without a description. */
  photoWith: "Photo: {title}",
  phone: "Phone",
  fax: "Fax",
  email: "E-mail",
  address: "Address",
  contactUs: "Contact us",
  followUs: "Follow us",
  copyright: "© {name}",
  registration: "IRD file no. {reference}",
  lastReviewed: "Last reviewed: {date}",
} as const;

const publicTra: SiteWords = {
  skip: "跳至主要內容",
  about: "關於{name}",
  donate: "捐款",
  search: "搜尋",
  comfort: "瀏覽輔助設定",
  menu: "選單",
  more: "更多",
  close: "關閉",
  call: "致電 {phone}",
  mainNavigation: "主選單",
  footerNavigation: "網站內容",
  language: "語言",
  onThisPage: "本頁內容",
  page: "第 {page} 頁，共 {pages} 頁",
  pagination: "分頁",
  previous: "上一頁",
  next: "下一頁",
  photoWith: "相片：{title}",
  phone: "電話",
  fax: "傳真",
  email: "電郵",
  address: "地址",
  contactUs: "聯絡我們",
  followUs: "關注我們",
  copyright: "© {name}",
  registration: "稅務局檔案編號：{reference}",
  lastReviewed: "最後覆核：{date}",
};

const publicSim: SiteWords = {
  skip: "跳至主要内容",
  about: "关于{name}",
  donate: "捐款",
  search: "搜索",
  comfort: "浏览辅助设置",
  menu: "菜单",
  more: "更多",
  close: "关闭",
  call: "致电 {phone}",
  mainNavigation: "主菜单",
  footerNavigation: "网站内容",
  language: "语言",
  onThisPage: "本页内容",
  page: "第 {page} 页，共 {pages} 页",
  pagination: "分页",
  previous: "上一页",
  next: "下一页",
  photoWith: "照片：{title}",
  phone: "电话",
  fax: "传真",
  email: "电子邮箱",
  address: "地址",
  contactUs: "联系我们",
  followUs: "关注我们",
  copyright: "© {name}",
  registration: "税务局档案编号：{reference}",
  lastReviewed: "最后审核：{date}",
};

/** The shape of the English words with any text in it: a missing translation does not compile. */
type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

export type SiteWords = Words<typeof publicEng>;

const messages: Record<Lang, SiteWords> = { eng: publicEng, tra: publicTra, sim: publicSim };

/** The words of the public site in one language. */
export function siteWords(lang: Lang): SiteWords {
  return messages[lang];
}

/** The words of the public site in the language of the page. */
export function useSiteWords(): SiteWords {
  return siteWords(useLang());
}
