import type { Database } from "../../platform/db/database.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import {
  type Marks,
  marksOfSave,
  type Need,
  NO_MARKS,
  needsIn,
  stateOfAll,
  statesOf,
  type TranslationFacts,
  wordsIn,
} from "./states";
import { readMarks, type Subject, saveMarks, saveStatus } from "./stored-marks.server";
import { type EntryText, isSaid } from "./texts";

/** Something whose texts visitors read in three languages. */
export interface Translated extends Subject {
  /** Its rank on the board: what sorts first is met first. */
  rank: string;
  texts: readonly EntryText[];
  /** The texts that visitors get of it, where those are others. */
  visible?: readonly EntryText[] | undefined;
  /** The languages that lack nothing though they may have no words. */
  complete?: Localized<boolean> | undefined;
  /**
   * Its position in the list of its type, and the languages that have all that visitors need; undefined
   * outside lists.
   */
  listed?: { sort: string; complete: Localized<boolean> } | undefined;
}

/**
 * Tracks the translation of something through a save, in its transaction: for which paragraphs each language
 * is outdated, and the state of each text. Without `before`, as for something new or restored, stored marks
 * are not changed. Returns the work that it needs, by which its list is filtered.
 */
export async function trackTexts(
  tx: Database,
  translated: Translated,
  before?: readonly EntryText[],
): Promise<Need[]> {
  const { type, id, texts, listed } = translated;
  const known = await readMarks(tx, { type, id }, before ?? texts);
  const marks = new Map<string, Marks>();
  for (const text of texts) {
    const former = known.get(text.path) ?? NO_MARKS;
    if (!before) {
      marks.set(text.path, former);
      continue;
    }
    const fresh = marksOfSave(
      former,
      before.find(({ path }) => path === text.path),
      text,
    );
    marks.set(text.path, fresh);
    const isKnown = known.has(text.path) || Object.values(fresh).some((each) => each.length > 0);
    if (isKnown) await saveMarks(tx, { type, id }, text, fresh);
  }
  const rows = texts.map((text, at) => {
    const states = statesOf(text, translationFacts(translated, text, marks.get(text.path)));
    const place = `${translated.rank} ${String(at).padStart(3, "0")}`;
    return { type, id, path: text.path, rank: place, ...states };
  });
  await saveStatus(tx, { type, id }, rows);
  return listed ? needsIn(stateOfAll(rows, listed.complete)) : [];
}

/** The facts of a text besides its words: it is marked as a draft where visitors get other words. */
export function translationFacts(
  { complete, visible }: Translated,
  text: EntryText,
  marks: Marks = NO_MARKS,
): TranslationFacts {
  const shown = visible?.find(({ path }) => path === text.path);
  const words = (each: EntryText | undefined, lang: Lang) => (each ? wordsIn(each, lang).join("\n") : "");
  const drafts =
    visible && localized((lang) => isSaid(text.in[lang]) && words(shown, lang) !== words(text, lang));
  return { marks, complete, drafts };
}

/** Removes something from the board. The status of its texts is preserved, for when it is restored. */
export const untrack = (tx: Database, subject: Subject): Promise<void> => saveStatus(tx, subject, []);
