import { smaGlossary } from "../../../charity/sma-glossary";
import { type Lang, localized } from "../../../core/locale/lang";

/** A stretch of text, and the glossary's term that it names for the first time in its topic. */
export interface Stretch {
  text: string;
  term?: string;
}

/** The anchor of a term in the glossary. */
export const termAnchor = (id: string): string => `term-${id}`;

/** Written forms in a language, each with its term. */
const FORMS = localized(
  (lang) =>
    new Map(
      smaGlossary.flatMap(({ id, [lang]: { forms } }) => forms.map((form) => [form.toLowerCase(), id])),
    ),
);

/** Longer forms first, so that "gene therapy" is not taken for a gene. English words only whole. */
const PATTERNS = localized((lang) => {
  const forms = [...FORMS[lang].keys()].sort((one, other) => other.length - one.length);
  const any = `(${forms.map((form) => form.replaceAll(/[()]/g, "\\$&")).join("|")})`;
  return lang === "eng" ? new RegExp(`(?<![a-z])${any}(?![a-z])`, "gi") : new RegExp(any, "gi");
});

/**
 * Finds where the paragraphs of a topic name each term first.
 * @returns a function to be called for one paragraph after the other, which gives it in stretches
 */
export function markTerms(): (paragraph: string, lang: Lang) => Stretch[] {
  const met = new Set<string>();
  return (paragraph, lang) => {
    // Every second part is a form that the expression caught.
    const parts = paragraph.split(PATTERNS[lang]);
    return parts.map((text, index) => {
      const term = index % 2 === 1 ? FORMS[lang].get(text.toLowerCase()) : undefined;
      if (term === undefined || met.has(term)) return { text };
      met.add(term);
      return { text, term };
    });
  };
}
