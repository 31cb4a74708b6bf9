import type { Localized } from "../../core/locale/lang";

// What parts of several pages are called.

export const HEADING: Localized = { eng: "Heading", tra: "標題", sim: "标题" };
export const LEAD: Localized = { eng: "Lead text", tra: "導言", sim: "导语" };
export const TEXT: Localized = { eng: "Text", tra: "內文", sim: "正文" };

/** Of a text in which an empty line stands between paragraphs. */
export const PARAGRAPHS = {
  label: TEXT,
  hint: {
    eng: "Leave an empty line between two paragraphs.",
    tra: "段落之間請留一行空行。",
    sim: "段落之间请空一行。",
  },
} as const;
