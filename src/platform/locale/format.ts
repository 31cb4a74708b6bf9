import { LANG_TAG, type Lang } from "./lang";

const HAN = /\p{Script=Han}/u;

/** A person's name in its written order: surname first and without a space if all of it is Chinese. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName, lastName].filter(Boolean);
  return parts.every((part) => HAN.test(part)) ? parts.toReversed().join("") : parts.join(" ");
}

/** "Label: text" as the language writes it; the Chinese colon brings its own space. */
export const withColon = (lang: Lang, label: string, text = ""): string =>
  label + (lang === "eng" ? ": " : "：") + text;

/** "Label (note)" as the language writes it; the Chinese parentheses bring their own space. */
export const inParentheses = (lang: Lang, note: string | number): string =>
  lang === "eng" ? ` (${note})` : `（${note}）`;

const KILO = 1000;

/** A file's size in words: `240 KB`, `1.3 MB`; at least 1 KB. */
export function fileSize(bytes: number, lang: Lang): string {
  const large = bytes >= KILO * KILO;
  const count = large ? bytes / (KILO * KILO) : Math.max(1, Math.round(bytes / KILO));
  const number = new Intl.NumberFormat(LANG_TAG[lang], { maximumFractionDigits: large ? 1 : 0 });
  // The unit's usual spelling in all three languages; Intl has "kB".
  return `${number.format(count)} ${large ? "MB" : "KB"}`;
}

const HAN_PER_MINUTE = 300;
const WORDS_PER_MINUTE = 200;

/**
 * Minutes that a calm reader needs, at least 1: Chinese counted by characters, everything else by words, since
 * our texts mix them.
 */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words =
    text.replaceAll(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
