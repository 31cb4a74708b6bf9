import type { Localized } from "../../platform/locale/lang";

const eng = {
  bar: "Preview – visitors do not see this",
  inert: "In a preview nothing can be sent.",
};
const tra: typeof eng = {
  bar: "預覽 – 訪客不會看到此頁",
  inert: "預覽時不能傳送任何資料。",
};
const sim: typeof eng = {
  bar: "预览 – 访客不会看到此页",
  inert: "预览时不能发送任何信息。",
};

/** The words of a page that visitors do not get. */
export const previewPageWords: Localized<typeof eng> = { eng, tra, sim };

/** The words for a link that shows nothing any more, or an address at which it shows nothing. */
export const previewLinkWords: Localized<{ title: string; ended: string; missing: string; start: string }> = {
  eng: {
    title: "Preview",
    ended:
      "This link shows nothing any more: its time is over, or it was ended. Ask whoever sent it for another one.",
    missing: "There is no such page in this preview.",
    start: "To the start of the preview",
  },
  tra: {
    title: "預覽",
    ended: "此連結已失效：期限已過，或已被撤銷。請向傳送連結的人索取新連結。",
    missing: "預覽中沒有此頁。",
    start: "返回預覽首頁",
  },
  sim: {
    title: "预览",
    ended: "此链接已失效：期限已过，或已被撤销。请向发送链接的人索取新链接。",
    missing: "预览中没有此页。",
    start: "返回预览首页",
  },
};
