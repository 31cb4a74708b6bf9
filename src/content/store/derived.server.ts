import { createHash } from "node:crypto";
import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { collationKey } from "../../platform/locale/collation.server";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { searchedText } from "../../platform/locale/searched-text.server";
import { type Card, cardOf, facetsOf, titleOf } from "../card";
import type { AnyContent, Content, ContentList, ContentRecord, ContentType } from "../definition";
import { type Fields, type MediaUse, mediaOf, textOf, wholeContent } from "../field";
import { type DescribedPictures, saveDescribedUses } from "../pictures/described-uses.server";
import { altsIn } from "../pictures/picture-alts";
import { type Waiting, waitingOf } from "../revisions/unpublished-langs";
import { trackSave } from "../translation/track-entry.server";
import { saveFacets } from "./facets.server";
import type { ContentTables, EntryRow, TitleKeys } from "./tables.server";

/** The contents of an entry: that which visitors get, if they get any, and the newest, which may be the same. */
export interface EntryState<T extends ContentType = ContentType> {
  visible: Content<T> | undefined;
  newest: Content<T>;
}

/**
 * The values stored for an entry besides its contents, which take a while to compute where texts are long.
 */
interface Derived {
  /**
   * JSON of the card of the published content, else of the newest; of a single record all of it, so that one
   * row has it, or its name where there are several.
   */
  summary: string;
  /** JSON of {@link NewestSummary}; null where visitors get the newest. */
  newest: string | null;
  titles: TitleKeys;
  facets: readonly string[];
  words: string;
  /** The names that staff have for it and for its list, to be searched. */
  called: string;
  media: readonly MediaUse[];
  alts: DescribedPictures;
}

/** The summary of a newest revision that visitors do not get: its card in a list, and what of it waits. */
export type NewestSummary = Partial<Card> & { waiting: Waiting };

/**
 * The edition of the rules by which values are derived from a revision. Entries derived by another one, as
 * after an upgrade, are derived again before the site is served; increment it when the rules change.
 */
const EDITION = 11;

const editions = new WeakMap<ContentType, number>();

/**
 * The edition of the derived values of a type's entries. It changes with the type's fields or the columns of
 * its lists, so that an entry stored before is found and shown by the new ones too.
 */
export function editionOf(type: ContentType): number {
  const known = editions.get(type);
  if (known !== undefined) return known;
  const { shared, texts } = type;
  const begins = wholeContent(type, {});
  const shown = isList(type) ? Object.keys(cardOf(type, begins as unknown as AnyContent)) : [];
  const digest = createHash("sha256")
    .update(JSON.stringify([EDITION, partsSaid(shared), partsSaid(texts), shown]))
    .digest();
  const edition = (EDITION << DIGEST_BITS) + (digest.readUInt32BE() >>> (32 - DIGEST_BITS));
  editions.set(type, edition);
  return edition;
}

/**
 * Bits of an edition that identify the fields of a type, below those of the rules: 31 in all, of a signed
 * column.
 */
const DIGEST_BITS = 20;

/**
 * Whether the derived values of an entry were computed by the current rules, whatever fields its type had.
 */
export const isByRulesOfNow = (derived: number): boolean => derived >>> DIGEST_BITS === EDITION;

/** The names of fields and of their nested fields, with their kinds. */
const partsSaid = (fields: Fields): unknown[] =>
  Object.entries(fields).map(([name, { kind, fields: own = {} }]) => [name, kind, partsSaid(own)]);

/** A list that may have many entries: all of its definition that is used here. */
export const isList = (type: ContentType): type is ContentList => "one" in type;

/** One of several records of a type, each of which has its own name. */
const isOneOfSeveral = (type: ContentType): type is ContentRecord => type.id !== undefined;

/** The values that are known of an entry without reading it; of a single record all of them. */
function summaryOf(type: ContentType, content: AnyContent): object {
  if (isList(type)) return cardOf(type, content);
  if (!isOneOfSeveral(type)) return content;
  return { title: localized((lang) => type.words[lang].title) };
}

/** The name of the part of a list to which only the newest revision of an entry belongs, which visitors do not get. */
export const waitingFacet = (facet: string): string => `~${facet}`;

/**
 * So many characters of each text are indexed, which is some twenty printed pages: more would block all saves
 * for as long as it takes.
 */
const LOOKED_THROUGH = 50_000;

/** Texts in their form for searching. */
export function wordsOf(texts: readonly string[]): string {
  const some = texts.filter((text) => text !== "").map((text) => text.slice(0, LOOKED_THROUGH));
  return searchedText(some);
}

/** The derived values that take long: those of its texts. */
export type DerivedTexts = Pick<Derived, "words" | "media">;

/**
 * Derives the values of the texts of an entry in each language. It does not use the database: for before a
 * transaction.
 */
export function deriveTexts(
  type: ContentType,
  texts: Localized<Readonly<Record<string, unknown>>>,
): DerivedTexts {
  return {
    words: wordsOf(LANGS.flatMap((lang) => textOf(type.texts, texts[lang]))),
    media: LANGS.flatMap((lang) => mediaOf(type.texts, texts[lang], lang)),
  };
}

/**
 * Derives the values of the contents of an entry.
 * @param texts those of the newest, where they are derived already
 */
export function derive<T extends ContentType>(
  type: T,
  { visible, newest }: EntryState<T>,
  texts: DerivedTexts = deriveTexts(type, newest),
): Derived {
  const shared = wordsOf(textOf(type.shared, newest));
  const waiting = waitingOf(type, newest as AnyContent, visible as AnyContent | undefined);
  const card = isList(type) ? cardOf(type, newest as AnyContent) : {};
  return {
    summary: JSON.stringify(summaryOf(type, (visible ?? newest) as AnyContent)),
    newest: waiting ? JSON.stringify({ ...card, waiting } satisfies NewestSummary) : null,
    titles: titleKeys((lang) => (isList(type) ? titleOf(type, newest, lang) : "")),
    facets: isList(type) ? facetsIn(type, { visible, newest }) : [],
    words: [shared, texts.words].filter((words) => words !== "").join("\n"),
    called: calledOf(type, newest),
    media: [
      ...mediaOf(type.shared, newest, ""),
      ...texts.media,
      ...(visible && waiting ? allMediaOf(type, visible) : []),
    ],
    alts: { visible: visible ? altsIn(visible) : {}, newest: altsIn(newest) },
  };
}

/** The parts of its list that an entry belongs to, and those to which it will once its newest revision is published. */
export function facetsIn(type: ContentType, { visible, newest }: EntryState): string[] {
  const now = visible ? facetsOf(type.shared, visible as AnyContent) : [];
  const later = facetsOf(type.shared, newest as AnyContent).filter((facet) => !now.includes(facet));
  return [...now, ...later.map(waitingFacet)];
}

/** The files that content names, in its shared fields and in its texts. */
export const allMediaOf = (type: ContentType, content: Content<ContentType>): MediaUse[] => [
  ...mediaOf(type.shared, content, ""),
  ...LANGS.flatMap((lang) => mediaOf(type.texts, content[lang], lang)),
];

/**
 * The titles of an entry in each language, and the names of its list or record for staff, in their form for
 * searching.
 */
export function calledOf(type: ContentType, content: Content<ContentType>): string {
  const titles = isList(type) ? LANGS.map((lang) => type.title(content, lang)) : [];
  return wordsOf([...titles, ...LANGS.map((lang) => nameOf(type, lang))]);
}

const nameOf = (type: ContentType, lang: Lang): string =>
  isList(type) ? type.words[lang].list : (type as ContentRecord).words[lang].title;

/**
 * The keys by which the titles of an entry are compared, where `title` gives the one that people who read a language
 * are shown.
 */
function titleKeys(title: (lang: Lang) => string): TitleKeys {
  const key = (lang: Lang) => collationKey(title(lang), lang);
  return { title_eng: key("eng"), title_tra: key("tra"), title_sim: key("sim") };
}

/** The facts that place an entry: its content, and its place before. */
interface Placed {
  id: string;
  content: object;
  sort?: string;
}

/** The sort key of an entry in its list. A manually ordered one has its position; a new one is last. */
export async function sortOf(
  tx: Database,
  type: ContentType,
  { id, content, sort }: Placed,
): Promise<string> {
  if (!isList(type) || type.order === "newest" || type.order === "oldest") return id;
  if (typeof type.order === "object") return String((content as Record<string, unknown>)[type.order.latest]);
  return sort ?? (await placeBehind(tx, type.name));
}

/** A place as texts compare it. */
export const placeAt = (at: number): string => String(at).padStart(6, "0");

async function placeBehind(tx: Database, type: string): Promise<string> {
  const { last } = await tx
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select((eb) => eb.fn.max("sort").as("last"))
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return placeAt(last === null ? 0 : Number(last) + 1);
}

/** What was known of an entry before what follows from it is saved. */
export interface Former {
  /** Its former content, to compare; left out for a new or restored entry. */
  newest?: EntryState["newest"] | undefined;
  isWithheld?: boolean;
  /** False where it used no files. */
  hasFiles?: boolean;
}

/**
 * Stores the derived values of an entry, replacing the former ones. Returns the ids of the files that it uses
 * now and did not before, or the other way round.
 */
export async function saveDerived<T extends ContentType>(
  tx: Database,
  type: T,
  row: EntryRow,
  { contents, derived }: { contents: EntryState<T>; derived: Derived },
  former: Former = {},
): Promise<string[]> {
  const { sort } = row;
  const { words } = derived;
  await tx
    .$extendTables<ContentTables>()
    .insertInto("entry_words")
    .values({ type: type.name, id: row.id, sort, words })
    .onConflict((conflict) =>
      conflict
        .columns(["type", "id"])
        .doUpdateSet({ sort, words })
        // Else its word index would be rebuilt for equal words, which takes longer than all else.
        .where((eb) => eb.or([eb("entry_words.words", "<>", words), eb("entry_words.sort", "<>", sort)])),
    )
    .execute();
  const needs = await trackSave(tx, type, row, contents, former);
  await saveFacets(tx, row, [...derived.facets, ...needs]);
  if (former.hasFiles === false && derived.media.length === 0) return [];
  await saveDescribedUses(tx, row, derived.alts);
  return saveUses(tx, row, derived);
}

/**
 * Stores in which places an entry uses which files, for a deleted one too: see {@link ContentTables}. Returns
 * the same as {@link saveDerived}.
 */
export async function saveUses(
  tx: Database,
  { type, id }: Pick<EntryRow, "type" | "id">,
  { media, called }: Pick<Derived, "media" | "called">,
): Promise<string[]> {
  const db = tx.$extendTables<ContentTables>();
  const of = db.deleteFrom("entry_media").where("type", "=", type).where("id", "=", id);
  const former = new Set((await of.returning("media_id").execute()).map(({ media_id }) => media_id));
  const known = await mediaRegistry(tx).known(media.map((use) => use.id));
  const distinct = new Map(media.map((use) => [`${use.id} ${use.path}`, use]));
  const uses = [...distinct.values()]
    .filter((use) => known.has(use.id))
    .map(({ id: media_id, path }) => ({ type, id, media_id, path, words: called }));
  for (let at = 0; at < uses.length; at += AT_ONCE) {
    await db
      .insertInto("entry_media")
      .values(uses.slice(at, at + AT_ONCE))
      .execute();
  }
  const now = new Set(uses.map(({ media_id }) => media_id));
  return [...new Set([...former, ...now])].filter((each) => former.has(each) !== now.has(each));
}

/** Rows of uses that are written at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 1000;
