import { find } from "linkifyjs";
import { safeHref } from "./links";

/** An address in a text, by its place there. */
export interface Address {
  from: number;
  to: number;
  href: string;
}

/**
 * What no address goes on with: Chinese has no space between words, so an address in it ends before the first Han
 * character, full-width form or mark that is not ASCII.
 */
const ENDER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\uFF00-\uFFEF]|[^\p{ASCII}\p{L}\p{N}\p{M}]/gu;
const ENDS_WITH_LETTER = /^[\p{L}\p{N}]/u;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const DOTTED_NAME = /^[^/?#:]*[^/?#:\d.][^/?#:]*\.[^/?#:]+/;

/** Tells an address from a word with a dot or a number of a version in it. */
const isMeant = (value: string): boolean =>
  HAS_SCHEME.test(value) || DOTTED_NAME.test(value.split("@").at(-1) ?? "");

/** The web and e-mail addresses in a text, in their order. */
export function addressesIn(text: string): Address[] {
  const parted = text.replaceAll(ENDER, (mark) => " ".repeat(mark.length));
  return find(parted, { defaultProtocol: "https" }).flatMap(({ isLink, start, end, value, href }) => {
    const address = safeHref(href);
    if (!isLink || address === null || !isMeant(value)) return [];
    return ENDS_WITH_LETTER.test(parted.slice(end)) ? [] : [{ from: start, to: end, href: address }];
  });
}

/** Tells whether a text begins with what ends an address. */
export const endsAddress = (text: string): boolean => text.search(ENDER) === 0 || /^\s/.test(text);
