import { LANG_TAG, type Lang } from "./lang";

const KILO = 1000;

/** A file's size in words: `240 KB`, `1.3 MB`; at least 1 KB. */
export function fileSize(bytes: number, lang: Lang): string {
  const large = bytes >= KILO * KILO;
  const count = large ? bytes / (KILO * KILO) : Math.max(1, Math.round(bytes / KILO));
  const number = new Intl.NumberFormat(LANG_TAG[lang], { maximumFractionDigits: large ? 1 : 0 });
  // The unit's usual spelling in all three languages; Intl has "kB".
  return `${number.format(count)} ${large ? "MB" : "KB"}`;
}
