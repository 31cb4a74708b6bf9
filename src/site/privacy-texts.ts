import type { Localized } from "../core/locale/lang";
import { collectionSections } from "./privacy-collection";
import { disclosureSections } from "./privacy-disclosure";
import { rightsSections } from "./privacy-rights";
import type { PrivacySection } from "./privacy-section";

/** The privacy statement; the page adds the charity's contact block at its end. */
export interface PrivacyTexts {
  title: Localized;
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
  lastReviewed: "2026-11-21",
  sections: [...collectionSections, ...disclosureSections, ...rightsSections],
};
