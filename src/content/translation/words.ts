/** The letters that no one writes but machines put in: soft hyphens, joiners, marks of direction and of byte order. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/gu;
/** A gap that parts no two words of an alphabet: beside a sign, or beside a character of Chinese. */
const IDLE_GAP = /(?<=[^\p{L}\p{N}]|\p{sc=Han}) +| +(?=[^\p{L}\p{N}]|\p{sc=Han})/gu;
/** The address of a page or a mailbox, which is the same in every language. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|#)\S*$|^\S+@\S+\.\S+$/i;

/**
 * Normalises the words of a paragraph for comparing: without markup, independent of white space and width of
 * characters.
 */
export function normalised(paragraph: string): string {
  return paragraph.normalize("NFKC").replace(UNSEEN, "").replace(/\s+/g, " ").replace(IDLE_GAP, "").trim();
}

/** Normalised paragraphs as one. */
export const joined = (paragraphs: readonly string[]): string => normalised(paragraphs.join(" "));

/** Whether a text needs a translation, and is not the same in each language. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !ADDRESS.test(text.trim());
