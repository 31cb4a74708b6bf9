import type { Lang } from "../locale/lang";
import { words } from "../locale/phrase";

/** How wide a character is that is not Chinese, with a Chinese one as 1; bold, and rather too wide. */
const LATIN = 0.6;

/**
 * Chinese in lines of at most `room` characters and of like lengths: they break after a mark where they can,
 * else between words, never between a number and what it counts. A word that is longer than a line stays whole.
 */
export function chineseLines(text: string, lang: Lang, room: number): string[] {
  const clauses = clausesOf(text, lang);
  // A part that needs several lines begins one, unless that costs one more.
  const apart = fill(clauses, room, true).length <= fill(clauses, room, false).length;
  let lines = fill(clauses, room, apart);
  // What fits in a line stays in one.
  const least = Math.max(
    ...clauses.map((clause) => widthOf(clause.join(""))).filter((width) => width <= room),
  );
  for (let less = room - 0.5; less >= Math.max(least, room / 2); less -= 0.5) {
    const shorter = fill(clauses, less, apart);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines.map((line) => line.trim());
}

/** The words of each part that ends with a mark, or stands in brackets. */
function clausesOf(text: string, lang: Lang): string[][] {
  const clauses: string[][] = [[]];
  const counted = text.replace(/(\d) (?=\p{Script=Han})/gu, "$1\u00A0");
  for (const word of words(counted, lang)) {
    if (word.startsWith("（")) clauses.push([]);
    clauses.at(-1)?.push(word);
    if (/[：，、；。！？—]$/u.test(word)) clauses.push([]);
  }
  return clauses;
}

function fill(clauses: string[][], room: number, apart: boolean): string[] {
  const lines = [""];
  const put = (piece: string) => {
    const line = lines.at(-1) ?? "";
    if (line === "" || widthOf(line + piece) <= room) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  };
  for (const clause of clauses) {
    const whole = clause.join("");
    if (widthOf(whole) <= room) put(whole);
    else {
      if (apart && lines.at(-1) !== "") lines.push("");
      clause.forEach(put);
    }
  }
  return lines;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text.trim())
    width += /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”]/u.test(character) ? 1 : LATIN;
  return width;
}
