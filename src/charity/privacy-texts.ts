import type { Localized } from "../core/locale/lang";
import { collectionSections } from "./privacy-collection";
import { disclosureSections } from "./privacy-disclosure";
import { rightsSections } from "./privacy-rights";
import type { PrivacySection } from "./privacy-section";

/** The privacy statement; the page adds the charity's contact block at its end. */
export interface PrivacyTexts {
  title: Localized;
  /** For search engines and link previews. */
  description: Localized;
  /** `YYYY-MM-DD` */
  lastReviewed: string;
  sections: readonly PrivacySection[];
}

/**
 * Policy statement and collection statement in one, after the Personal Data (Privacy) Ordinance. It describes
 * this software's cookies and requests as they are: change it together with them. The program erases messages
 * in time; the other retention periods are the charity's promise, kept by its staff.
 */
export const privacyTexts: PrivacyTexts = {
  title: {
    eng: "Privacy Policy and Personal Information Collection Statement",
    tra: "私隱政策及收集個人資料聲明",
    sim: "隐私政策及收集个人资料声明",
  },
  description: {
    eng: "Which personal data we collect, why, how long we keep them, and how you can see, correct or erase them.",
    tra: "本會收集哪些個人資料、為何收集、保留多久，以及您如何查閱、改正或刪除資料。",
    sim: "本会收集哪些个人资料、为何收集、保留多久，以及您如何查阅、更正或删除资料。",
  },
  lastReviewed: "2026-11-21",
  sections: [...collectionSections, ...disclosureSections, ...rightsSections],
};
