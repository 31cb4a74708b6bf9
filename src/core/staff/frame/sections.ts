import type { Localized } from "../../locale/lang";

/** The sections of the staff menu, in order: the parts of the site as staff think of them. */
export const STAFF_SECTIONS = {
  news: { eng: "News and messages", tra: "消息及訪客訊息", sim: "消息和访客留言" },
  donations: { eng: "Donations", tra: "捐款", sim: "捐款" },
  about: { eng: "About page", tra: "「關於我們」網頁", sim: "“关于我们”页面" },
  involved: { eng: "Get Involved page", tra: "「參與支持」網頁", sim: "“参与支持”页面" },
  sma: { eng: "SMA page", tra: "「認識 SMA」網頁", sim: "“认识 SMA”页面" },
  site: { eng: "The site", tra: "網站", sim: "网站" },
} as const satisfies Record<string, Localized>;

export type StaffSectionId = keyof typeof STAFF_SECTIONS;
