import { LANG_TAG, type Lang } from "./lang";
import { plainText } from "./search-text";

const FIRST = 0x4e00;
const LAST = 0x9fff;
const HAN = /[\u4e00-\u9fff]/g;
/** Marks and quotes before the first letter or digit, which titles are not looked up by. */
const UNSAID = /^[^\p{L}\p{N}]+/u;
/** Characters that are compared. */
const LONGEST = 60;

const orders = new Map<Lang, Uint16Array>();

/** Han characters in dictionary order: by strokes in Traditional Chinese, else by their sound in Mandarin. */
function orderOf(lang: Lang): Uint16Array {
  const made = orders.get(lang);
  if (made) return made;
  const { compare } = new Intl.Collator(lang === "tra" ? LANG_TAG.tra : LANG_TAG.sim);
  const all = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at));
  const order = new Uint16Array(all.length);
  for (const [place, character] of all.toSorted(compare).entries()) {
    order[character.charCodeAt(0) - FIRST] = FIRST + place;
  }
  orders.set(lang, order);
  return order;
}

/** A sort key, compared byte by byte with others, in the order of readers of `lang`. */
export function collationKey(text: string, lang: Lang): string {
  const order = orderOf(lang);
  return plainText(text)
    .replace(UNSAID, "")
    .slice(0, LONGEST)
    .replace(HAN, (character) => String.fromCharCode(order[character.charCodeAt(0) - FIRST] ?? FIRST));
}
