import type { Localized } from "../../platform/locale/lang";

/** The name of the library, in menus, searches, the journal and on its screen. */
export const mediaTitle: Localized = { eng: "Pictures and PDFs", tra: "圖片及 PDF", sim: "图片和 PDF" };
