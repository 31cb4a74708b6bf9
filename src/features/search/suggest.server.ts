import type { Database } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import { piecesOf } from "./pieces.server";
import { countsOf } from "./rank.server";
import type { Synonyms } from "./synonyms.server";
import { searchTables } from "./tables.server";

/** Words of the index that one misspelled word is compared with. */
const COMPARED = 3000;
/** Letters from which a word may have two faults. */
const LONG = 7;
const SHORTEST = 4;

/** A spelling suggestion for words without results, each misspelled one corrected; undefined where none is close. */
export async function suggestionFor(
  db: Database,
  words: string,
  lang: Lang,
  synonyms: Synonyms,
): Promise<string | undefined> {
  const pieces = piecesOf(words);
  const known = await countsOf(
    db,
    pieces.map(({ form }) => form),
  );
  let suggested = "";
  let last = 0;
  let isOther = false;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    let to = at + 1;
    if (piece.isHan) while (pieces[to]?.isHan && pieces[to]?.at === pieces[to - 1]?.end) to += 1;
    const end = pieces[to - 1]?.end ?? piece.end;
    const forms = pieces.slice(at, to).map(({ form }) => form);
    const better = piece.isHan
      ? closestSaying(forms, lang, synonyms)
      : known.has(piece.form)
        ? undefined
        : await closestWord(db, piece.form);
    suggested += words.slice(last, piece.at) + (better ?? words.slice(piece.at, end));
    isOther ||= better !== undefined;
    last = end;
    at = to;
  }
  return isOther ? suggested + words.slice(last) : undefined;
}

/** The word of the index that is closest to one that is in none: with the same first letter, or its first two turned. */
async function closestWord(db: Database, form: string): Promise<string | undefined> {
  if (form.length < SHORTEST || !/^\p{L}+$/u.test(form)) return undefined;
  const most = form.length >= LONG ? 2 : 1;
  const candidates: { term: string; spelling: string; documents: number }[] = [];
  for (const letter of new Set([form.slice(0, 1), form.slice(1, 2)])) {
    const rows = await searchTables(db)
      .selectFrom("search_word")
      .selectAll()
      .where("term", ">=", letter)
      .where("term", "<", `${letter}\u{10ffff}`)
      .where((eb) => eb.between(eb.fn<number>("length", ["term"]), form.length - most, form.length + most))
      .orderBy("term")
      .limit(COMPARED)
      .execute();
    candidates.push(...rows);
  }
  const near = candidates
    .map((each) => ({ ...each, distance: distanceOf(form, each.term) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance || other.documents - one.documents);
  return near[0]?.spelling.toLowerCase();
}

/** Returns the known term of equal length that differs in one character; undefined for a correct term. */
function closestSaying(forms: readonly string[], lang: Lang, synonyms: Synonyms): string | undefined {
  if (forms.length < 2 || synonyms.of(forms)) return undefined;
  for (const [key, texts] of synonyms.sayings) {
    const other = key.split(" ");
    if (other.length !== forms.length) continue;
    if (other.filter((form, at) => form !== forms[at]).length === 1) {
      return (texts.find((text) => text.lang === lang) ?? texts[0])?.text;
    }
  }
  return undefined;
}

/** The edit distance: letters that are wrong, missing, extra or swapped. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (above[at] ?? 0) + 1,
        (here[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isTurned) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      here.push(least);
    }
    before = above;
    above = here;
  }
  return above[other.length] ?? 0;
}
