import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { AnyContent, ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { saveFacets } from "../store/facets.server";
import type { StaleParagraph, TranslationStatus } from "./contract";
import { type Marks, missingIn, NO_MARKS, sourceOf, staleMarks, statesOf, wordsIn } from "./states";
import { readMarks, saveMarks, storedMark } from "./stored-marks.server";
import type { EntryText } from "./texts";
import { type Translated, trackTexts, translationFacts } from "./track-texts.server";

/** The newest content of an entry, and its revision; 0 without a save. */
export interface OpenedEntry {
  type: ContentType;
  content: AnyContent;
  version: number;
}

/** A source of texts on the board: the entries of a content type, or texts of a feature. */
export interface TranslatedKind {
  type: string;
  /** The feature that owns it, as in the journal. */
  feature: string;
  /** The one of that id, with its texts as staff edit them; undefined where there is none. */
  find(db: Database, id: string): Promise<Translated | undefined>;
  /** The same as content, for who reads and writes in its fields. */
  open?(db: Database, id: string): Promise<OpenedEntry | undefined>;
  /** The titles of some by their ids, as staff call them. */
  titles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Localized>>;
  /** The label of a field of the one of that id. */
  label(id: string, path: string, lang: Lang): string;
  /** The address of the form of the one of that id, where it is no entry of a content type. */
  form?(id: string): string;
  /** True for content without drafts: visitors get a translation as soon as it is imported. */
  isInForce?: true;
  /** One of it, where all of it is called by what staff do there. */
  one?: Localized;
  /** The name of all of it, or of each that has a name of its own, as staff say it. */
  parts: readonly { id?: string; name: Localized }[];
}

/** The translation status of each text of one thing, with the paragraphs that are outdated. */
export async function translationStatus(db: Database, thing: Translated): Promise<TranslationStatus[]> {
  const known = await readMarks(db, thing, thing.texts);
  return thing.texts.flatMap((text) => {
    const source = sourceOf(text);
    const marks = known.get(text.path) ?? NO_MARKS;
    if (!source) return [];
    return {
      path: text.path,
      source,
      states: statesOf(text, translationFacts(thing, text, marks)),
      stale: localized((lang) => staleIn(text, marks, lang, source)),
      missing: localized((lang) => (thing.complete?.[lang] ? [] : fieldsMissing(text, lang, source))),
    };
  });
}

function staleIn(text: EntryText, marks: Marks, lang: Lang, source: Lang): StaleParagraph[] {
  const words = wordsIn(text, source);
  return staleMarks(text, marks[lang], lang).map((mark) => ({
    hash: storedMark(mark, words).hash,
    field: (mark.isGone ? undefined : text.in[source][mark.at]?.field) ?? text.path,
    before: [...mark.former],
    after: mark.isGone ? null : (words[mark.at] ?? ""),
  }));
}

const fieldsMissing = (text: EntryText, lang: Lang, source: Lang): string[] => [
  ...new Set(
    missingIn(text, lang).map(
      (at) => (text.isAligned || text.isPlaced ? text.in[source][at]?.field : undefined) ?? text.path,
    ),
  ),
];

/**
 * Marks a text as up to date in a language: with one paragraph of its source, or as a whole.
 * @throws {Problem} 404 where there is no such text, or nothing to mark any more.
 */
export async function confirmText(
  tx: Database,
  thing: Translated,
  { path, lang, hash }: { path: string; lang: Lang; hash?: string | undefined },
): Promise<void> {
  const text = thing.texts.find((each) => each.path === path);
  const source = text && sourceOf(text);
  const known = (await readMarks(tx, thing, thing.texts)).get(path);
  if (!text || !source || !known) throw new Problem(404, contentProblems.unknownEntry);
  const words = wordsIn(text, source);
  const left = known[lang].filter((mark) => hash !== undefined && storedMark(mark, words).hash !== hash);
  if (left.length === known[lang].length) throw new Problem(404, contentProblems.unknownEntry);
  await saveMarks(tx, thing, text, { ...known, [lang]: left });
  const needs = await trackTexts(tx, thing);
  if (!thing.listed) return;
  await saveFacets(tx, { type: thing.type, id: thing.id, sort: thing.listed.sort }, needs, "needs");
}
