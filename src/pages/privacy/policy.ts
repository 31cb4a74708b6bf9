import type { PrivacySection } from "../../charity/privacy-texts";
import { type Localized, localized } from "../../core/locale/lang";
import { escapeHtml } from "../../core/richtext/text";

/** The parts of a statement as one rich text: its headings, and what stands below each. */
export const policyHtml = (sections: readonly PrivacySection[]): Localized =>
  localized((lang) => {
    const say = (text: Localized) => escapeHtml(text[lang]);
    return sections
      .map(({ heading, paragraphs, list = [] }) => {
        const items = list.map((item) => `<li>${say(item)}</li>`).join("");
        const prose = paragraphs.map((paragraph) => `<p>${say(paragraph)}</p>`).join("");
        return `<h2>${say(heading)}</h2>${prose}${items && `<ul>${items}</ul>`}`;
      })
      .join("");
  });

/** The first moment of a day, `YYYY-MM-DD`, as a date is kept. */
export const momentOf = (day: string): string => new Date(day).toISOString();

/** The day that a statement was reviewed on is of the years since there are such statements. */
export const reviewYears = () => ({ from: 1995, to: new Date().getUTCFullYear() + 1 });
