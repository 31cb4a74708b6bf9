import type { Localized } from "../../platform/locale/lang";

// What parts of several pages are called.

export const HEADING: Localized = { eng: "Heading", tra: "標題", sim: "标题" };
export const LEAD: Localized = { eng: "Lead text", tra: "導言", sim: "导语" };
export const TEXT: Localized = { eng: "Text", tra: "內文", sim: "正文" };

/** Of the day on which a statement was last compared with what it speaks of. */
export const REVIEWED = {
  label: { eng: "Last reviewed", tra: "最後覆核", sim: "最后审核" },
  hint: {
    eng: "Visitors see this day. Change it when you have read the whole statement again.",
    tra: "訪客會看到此日期。重新閱讀整份聲明後請更新。",
    sim: "访客会看到此日期。重新阅读整份声明后请更新。",
  },
} as const;

/** Of what is said once a form has arrived. */
export const SENT = {
  label: { eng: "After the form is sent", tra: "表格送出後", sim: "表单发送后" },
  hint: {
    eng: "Stands below “Thank you”, after the sentence that the message has arrived.",
    tra: "顯示於「多謝您」之下，在已收到訊息一句之後。",
    sim: "显示在“谢谢您”下方，在已收到留言一句之后。",
  },
} as const;

/** Of a photograph for which a drawing keeps the place. */
export const PHOTO = {
  label: { eng: "Photo in place of the drawing", tra: "代替繪圖的照片", sim: "代替插画的照片" },
  hint: {
    eng: "A photo of your own people, with their consent. Without one, visitors see the drawing.",
    tra: "本會成員的照片，須先徵得他們同意。未有照片時，訪客會看到繪圖。",
    sim: "本会成员的照片，须先征得他们同意。没有照片时，访客会看到插画。",
  },
} as const;

/** Of what only search engines and link previews show. */
export const DESCRIPTION = {
  label: { eng: "Description for search engines", tra: "供搜尋器顯示的簡介", sim: "供搜索引擎显示的简介" },
  hint: {
    eng: "Shown below the page’s name in search results, not on the page.",
    tra: "顯示於搜尋結果的網頁名稱之下，不會在網頁上顯示。",
    sim: "显示在搜索结果的页面名称下方，不会在页面上显示。",
  },
} as const;

/** Of a text in which an empty line stands between paragraphs. */
export const PARAGRAPHS = {
  label: TEXT,
  hint: {
    eng: "Leave an empty line between two paragraphs.",
    tra: "段落之間請留一行空行。",
    sim: "段落之间请空一行。",
  },
} as const;
