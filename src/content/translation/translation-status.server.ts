import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import {
  type AnyContent,
  type ContentList,
  type ContentRecord,
  type ContentType,
  entryKey,
} from "../definition";
import { unsaved, wholeContent } from "../field";
import { wordsAt } from "../field-paths";
import { contentProblems } from "../problems.server";
import { entryStateOf, entryTitles } from "../store/entry-state.server";
import { saveFacets } from "../store/facets.server";
import type { StaleParagraph, TranslationStatus } from "./contract";
import { type Marks, missingIn, NO_MARKS, sourceOf, staleMarks, statesOf, wordsIn } from "./states";
import { readMarks, saveMarks, storedMark } from "./stored-marks.server";
import type { EntryText } from "./texts";
import { translatedEntry } from "./track-entry.server";
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

/** Finds the address of the form of something by its kind and id; `/cms` where it has none. */
export type FormAddress = (type: string, id: string) => string;

/** The names by which staff know things and their texts. */
export type Naming = ReturnType<typeof namingOf>;

/** The names of these kinds of things, and where their forms are. */
export function namingOf(kinds: readonly TranslatedKind[], formAddress: FormAddress) {
  const kindOf = (type: string) => kinds.find((kind) => kind.type === type);
  const partOf = (type: string, id: string) =>
    kindOf(type)?.parts.find((each) => each.id === undefined || each.id === id);
  const kindName = (type: string, id: string, lang: Lang) =>
    (kindOf(type)?.one ?? partOf(type, id)?.name)?.[lang] ?? type;
  return {
    kindOf,
    kindName,

    /** The types whose texts are not sent to translators, since no draft of them can be imported. */
    unsent: kinds.filter(({ open }) => !open).map(({ type }) => type),

    /** The label of a field. */
    label: (type: string, id: string, path: string, lang: Lang) =>
      kindOf(type)?.label(id, path, lang) ?? path,

    /** Titles of any kind of things, in a language, by their types and ids; `""` for those without one. */
    titles: async (
      db: Database,
      things: readonly { type: string; id: string }[],
      lang: Lang,
    ): Promise<(type: string, id: string) => string> => {
      const all = new Map<string, Localized>();
      for (const [type, some] of Map.groupBy(things, (thing) => thing.type)) {
        const ids = [...new Set(some.map(({ id }) => id))];
        for (const [id, title] of (await kindOf(type)?.titles(db, ids)) ?? [])
          all.set(entryKey({ type, id }), title);
      }
      return (type, id) => readIn(all.get(entryKey({ type, id })), lang);
    },

    /** The address of the form of a thing, at a field: of a language, or one that the thing has once. */
    atField: (type: string, id: string, field: string, lang?: Lang): string => {
      const form = formAddress(type, id);
      return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ ...(lang && { lang }), field })}`;
    },
  };
}

/** A title in a language, else in the first that has one. */
const readIn = (title: Localized | undefined, lang: Lang): string =>
  [lang, ...LANGS].map((each) => title?.[each] ?? "").find((text) => text !== "") ?? "";

const isList = (type: ContentType): type is ContentList => "one" in type;

/**
 * The entries of a feature that visitors read, as shown on the board: one kind for each name that types have.
 */
export function translatedContent(feature: string, types: readonly ContentType[]): TranslatedKind[] {
  const read = types.filter(({ isForStaff }) => !isForStaff);
  return [...Map.groupBy(read, ({ name }) => name).values()].map((some) => kindOf(feature, some));
}

function kindOf(feature: string, types: readonly ContentType[]): TranslatedKind {
  const [first] = types;
  const ofId = (id: string) => types.find((type) => type.id === undefined || type.id === id);
  const titles = (id: string): Localized | undefined => {
    const type = ofId(id);
    return type && !isList(type) ? nameOf(type) : undefined;
  };
  return {
    type: first?.name ?? "",
    feature,
    find: async (db, id) => {
      const found = await entryState(db, ofId(id), id);
      return found && translatedEntry(found.type, found.row, found);
    },
    open: async (db, id) => {
      const found = await entryState(db, ofId(id), id);
      if (!found) return undefined;
      return { type: found.type, content: found.newest as unknown as AnyContent, version: found.row.number };
    },
    titles: async (db, ids) => {
      if (first && isList(first)) return entryTitles(db, ids);
      return new Map(ids.flatMap((id) => [[id, titles(id)] as const]).filter(isNamed));
    },
    label: (id, path, lang) => {
      const type = ofId(id) as ContentList | ContentRecord | undefined;
      return type ? wordsAt(path.split("."), type.words[lang].fields).label : path;
    },
    ...(first && isList(first) && { one: oneNameOf(first) }),
    parts: types.map((type) => ({ ...(type.id !== undefined && { id: type.id }), name: nameOf(type) })),
  };
}

/** An entry with its list's card; for a record without a save, its type's initial content. */
async function entryState(db: Database, type: ContentType | undefined, id: string) {
  const entry = type && (await entryStateOf(db, type, id));
  if (entry) return entry.row.deleted_at === null ? { type, ...entry } : undefined;
  if (!type || isList(type) || id !== (type.id ?? type.name)) return undefined;
  const begins = wholeContent(type, unsaved(type));
  return { type, row: { id, sort: id, number: 0 }, newest: begins, visible: begins };
}

/** The name of all entries of a type, as staff say it. */
const nameOf = (type: ContentType): Localized =>
  localized((lang) => {
    if (isList(type)) return type.words[lang].list;
    return (type as ContentRecord).words[lang].title;
  });

const oneNameOf = ({ words }: ContentList): Localized =>
  localized((lang) => words[lang].one ?? words[lang].list);

const isNamed = (each: readonly [string, Localized | undefined]): each is readonly [string, Localized] =>
  each[1] !== undefined;
