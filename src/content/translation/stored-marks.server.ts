import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { Mark } from "./marks";
import { type Marks, NO_MARKS, sourceOf, stateOfAll, type TranslationState, wordsIn } from "./states";
import type { EntryText } from "./texts";
import { joined, normalised } from "./words";

/** The hash of a paragraph's normalised text: 16 characters. */
export const hashOf = (paragraph: string): string =>
  createHash("sha256").update(normalised(paragraph)).digest("base64url").slice(0, 16);

/** A stored mark: its paragraph is recognised by its hash. */
export interface StoredMark extends Mark {
  hash: string;
}

/** An entry whose texts are followed. */
export interface Subject {
  type: string;
  id: string;
}

/** A mark with the hash of its source paragraph, or of the removed one. */
export const storedMark = (mark: Mark, source: readonly string[]): StoredMark => ({
  ...mark,
  hash: hashOf(mark.isGone ? joined(mark.former) : (source[mark.at] ?? "")),
});

/** The marks of the texts of an entry, by their paths; those that fit no paragraph any more are left out. */
export async function readMarks(
  db: Database,
  { type, id }: Subject,
  texts: readonly EntryText[],
): Promise<Map<string, Marks>> {
  const rows = await db
    .$extendTables<TranslationTables>()
    .selectFrom("translation_mark")
    .select(["path", "lang", "marks"])
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
  const found = new Map<string, Marks>();
  for (const { path, lang, marks } of rows) {
    const text = texts.find((each) => each.path === path);
    const source = text && sourceOf(text);
    if (!source) continue;
    const words = wordsIn(text, source);
    const fitting = (JSON.parse(marks) as StoredMark[]).filter(
      (mark) => storedMark(mark, words).hash === mark.hash,
    );
    found.set(path, { ...NO_MARKS, ...found.get(path), [lang]: fitting });
  }
  return found;
}

/** Stores the marks of a text, replacing the former ones. */
export async function saveMarks(
  tx: Database,
  { type, id }: Subject,
  text: EntryText,
  marks: Marks,
): Promise<void> {
  const source = sourceOf(text);
  const words = source ? wordsIn(text, source) : [];
  for (const lang of LANGS) {
    const stored = marks[lang].map((mark) => storedMark(mark, words));
    await replaceMarks(tx, { type, id, path: text.path, lang }, stored);
  }
}

async function replaceMarks(
  tx: Database,
  place: Subject & { path: string; lang: Lang },
  stored: readonly StoredMark[],
): Promise<void> {
  const db = tx.$extendTables<TranslationTables>();
  if (stored.length > 0) {
    const marks = JSON.stringify(stored);
    await db
      .insertInto("translation_mark")
      .values({ ...place, marks })
      .onConflict((conflict) => conflict.columns(["type", "id", "path", "lang"]).doUpdateSet({ marks }))
      .execute();
    return;
  }
  await db
    .deleteFrom("translation_mark")
    .where("type", "=", place.type)
    .where("id", "=", place.id)
    .where("path", "=", place.path)
    .where("lang", "=", place.lang)
    .execute();
}

const COLUMNS = ["rank", ...LANGS] as const;

/** Rows written at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 1000;

/** Stores the states of the texts of an entry, replacing the former ones; none removes it from the board. */
export async function saveStatus(
  tx: Database,
  { type, id }: Subject,
  rows: readonly TranslationRow[],
): Promise<void> {
  const db = tx.$extendTables<TranslationTables>();
  const stored = db.selectFrom("translation").selectAll().where("type", "=", type).where("id", "=", id);
  const former = new Map((await stored.execute()).map((row) => [row.path, row]));
  const fresh = rows.filter((row) =>
    COLUMNS.some((column) => row[column] !== former.get(row.path)?.[column]),
  );
  const gone = [...former.values()].filter(({ path }) => !rows.some((row) => row.path === path));
  const replaced = [...gone, ...fresh.flatMap(({ path }) => former.get(path) ?? [])];
  if (replaced.length > 0) {
    const paths = replaced.map(({ path }) => path);
    const outdated = db.deleteFrom("translation").where("type", "=", type).where("id", "=", id);
    await outdated.where("path", "in", paths).execute();
  }
  for (let at = 0; at < fresh.length; at += AT_ONCE) {
    await db
      .insertInto("translation")
      .values(fresh.slice(at, at + AT_ONCE))
      .execute();
  }
  await count(tx, type, replaced, fresh);
}

/** Counts some texts of a type less and some more. */
async function count(
  tx: Database,
  type: string,
  less: readonly Localized<TranslationState>[],
  more: readonly Localized<TranslationState>[],
): Promise<void> {
  const changes = new Map<string, number>();
  const key = (states: Localized<TranslationState>) => LANGS.map((lang) => states[lang]).join(" ");
  for (const row of less) changes.set(key(row), (changes.get(key(row)) ?? 0) - 1);
  for (const row of more) changes.set(key(row), (changes.get(key(row)) ?? 0) + 1);
  const counts = [...changes]
    .filter(([, change]) => change !== 0)
    .map(([states, number]) => ({ type, ...statesIn(states.split(" ")), number }));
  if (counts.length === 0) return;
  await tx
    .$extendTables<TranslationTables>()
    .insertInto("translation_count")
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(["type", ...LANGS])
        .doUpdateSet({ number: sql<number>`translation_count.number + excluded.number` }),
    )
    .execute();
}

const statesIn = (states: readonly string[]): Localized<TranslationState> =>
  localized((lang) => states[LANGS.indexOf(lang)] as TranslationState);

/** Entries read at once, for the same reason. */
const READ_AT_ONCE = 10_000;

/** Reads the translation status in each language of some entries of a type. */
export async function entryTranslationStatus(
  db: Database,
  type: string,
  entries: readonly { _id: string }[],
): Promise<(entry: { _id: string; complete: Localized<boolean> }) => Localized<TranslationState>> {
  const texts = new Map<string, Localized<TranslationState>[]>();
  for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
    const ids = entries.slice(at, at + READ_AT_ONCE).map(({ _id }) => _id);
    const rows = await db
      .$extendTables<TranslationTables>()
      .selectFrom("translation")
      .select(["id", ...LANGS])
      .where("type", "=", type)
      .where("id", "in", ids)
      .execute();
    for (const { id, ...states } of rows) texts.set(id, [...(texts.get(id) ?? []), states]);
  }
  return ({ _id, complete }) => stateOfAll(texts.get(_id) ?? [], complete);
}

/** The state of one text of an entry in each language. Follows from the entry and its marks. */
export interface TranslationRow extends Localized<TranslationState> {
  type: string;
  id: string;
  /** Of its field, without a language. */
  path: string;
  /** Its rank among all: by where visitors meet it. */
  rank: string;
}

export type TranslationTables = {
  translation: TranslationRow;
  /** The number of texts of a type that are in these states. */
  translation_count: Localized<TranslationState> & { type: string; number: number };
  /** The paragraphs of the source that a language has not been brought in line with; no row where there are none. */
  translation_mark: { type: string; id: string; path: string; lang: Lang; marks: string };
};
