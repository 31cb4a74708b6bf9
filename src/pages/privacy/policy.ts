import type { PrivacySection } from "../../charity/privacy-texts";
import { escapeHtml } from "../../platform/html/text";
import { type Localized, localized } from "../../platform/locale/lang";

/** The text of a part of a statement below its heading, as rich text. */
const htmlOf = ({ paragraphs, list = [] }: PrivacySection): Localized =>
  localized((lang) => {
    const items = list.map((item) => `<li>${escapeHtml(item[lang])}</li>`).join("");
    const prose = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph[lang])}</p>`).join("");
    return `${prose}${items && `<ul>${items}</ul>`}`;
  });

/** A part of a statement as a field for its heading and one for its text. */
export const policyPart = (section: PrivacySection) => ({ title: section.heading, text: htmlOf(section) });

/** The parts of a statement as one rich text: its headings, and what is below each. */
export const policyHtml = (sections: readonly PrivacySection[]): Localized =>
  localized((lang) =>
    sections
      .map((section) => `<h2>${escapeHtml(section.heading[lang])}</h2>${htmlOf(section)[lang]}`)
      .join(""),
  );

/** The first moment of a day, `YYYY-MM-DD`, as a date is stored. */
export const momentOf = (day: string): string => new Date(day).toISOString();

/** The day that a statement was reviewed on is of the years since there are such statements. */
export const reviewYears = () => ({ from: 1995, to: new Date().getUTCFullYear() + 1 });
