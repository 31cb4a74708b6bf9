/** The place of an entry of the menu: in the row always, in a wide row alone, or under “More”. */
export type Place = "row" | "wideRow" | "more";

interface Entry {
  text: string;
  /** It opens, and so has a sign. */
  isGroup: boolean;
}

interface Beside {
  /** The charity's short name. */
  brand: string;
  donate: string;
  more: string;
}

/**
 * What the row of the header is wide in a window of 64rem, and of 75rem, what an entry has at its ends, and the three
 * languages; all widths here are in heights of a letter.
 */
const ROWS = {
  narrow: { row: 51.2, ends: 1, languages: 10.3 },
  wide: { row: 58.9, ends: 1.2, languages: 10.7 },
};
/** The mark before the name, the search, what parts all of them from each other, and the bold of one entry. */
const AROUND = 2.85 + 2.53 + 3 + 0.7;
const BUTTON_ENDS = 2.5;
const SIGN = 1;
const GAP = 0.5;
const LEAST = 2.53;

const LETTERS: readonly (readonly [letter: RegExp, width: number])[] = [
  [/[\u2e80-\u{10ffff}]/u, 1],
  [/[\p{Lu}mw]/u, 0.72],
  [/\d/, 0.64],
  [/ /, 0.35],
];

/** The width of words in the widest of our fonts: no script measures it for visitors. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (LETTERS.find(([letter]) => letter.test(each))?.[1] ?? 0.55), 0);

const entryWidth = ({ text, isGroup }: Entry, ends: number) =>
  Math.max(LEAST, widthOf(text) + ends) + (isGroup ? SIGN : 0) + GAP;

/**
 * The number of entries, from the first on, that have room; the others are under “More”, which needs room
 * too.
 */
function roomFor(
  entries: readonly Entry[],
  { row, ends, languages }: (typeof ROWS)[keyof typeof ROWS],
  { brand, donate, more }: Beside,
): number {
  const room = row - AROUND - languages - BUTTON_ENDS - widthOf(brand) * 1.3 - widthOf(donate) * 1.05;
  const widths = entries.map((entry) => entryWidth(entry, ends));
  const sum = (count: number) => widths.slice(0, count).reduce((all, width) => all + width, 0);
  if (sum(entries.length) <= room) return entries.length;
  const moreWidth = entryWidth({ text: more, isGroup: true }, ends);
  let count = entries.length - 1;
  while (count > 1 && sum(count) + moreWidth > room) count -= 1;
  return count;
}

/**
 * The place of each entry of the menu, such that the header stays one row with Donate at its end, for any
 * number of entries.
 */
export function placesOf(entries: readonly Entry[], beside: Beside): Place[] {
  const narrow = roomFor(entries, ROWS.narrow, beside);
  const wide = roomFor(entries, ROWS.wide, beside);
  return entries.map((_, at) => (at < narrow ? "row" : at < wide ? "wideRow" : "more"));
}
