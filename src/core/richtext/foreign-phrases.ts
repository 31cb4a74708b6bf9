import { LANG_TAG } from "../locale/lang";

const CHINESE = /\p{Script=Han}(?:[\p{Script=Han}\p{N}\u3000-\u303f\uff01-\uff60·…]*\p{Script=Han})?/gu;
/** Two words or more, with what stands between them. One is a name or a term of the text's own language. */
const ENGLISH = /[A-Z][A-Z’'-]*(?:[ ,]+[A-Z][A-Z\d’'-]*)+/gi;
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

/**
 * Stored rich text with the language of what is not in its own: Chinese in an English text, in which a reader's program
 * would else spell it out and show it in Japanese forms, and English in a Chinese one. Nobody has to mark it by hand
 * (WCAG 2.2, 3.1.2).
 * @param lang the BCP 47 tag of the text
 */
export function markForeignPhrases(html: string, lang: string): string {
  const isEnglish = lang === LANG_TAG.eng;
  const foreign = isEnglish ? CHINESE : ENGLISH;
  const marked = `<span lang="${isEnglish ? LANG_TAG.tra : LANG_TAG.eng}">$&</span>`;
  return html.replace(TAG_OR_TEXT, (part) => (part.startsWith("<") ? part : part.replace(foreign, marked)));
}
