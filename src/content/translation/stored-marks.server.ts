import { createHash } from "node:crypto";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { Mark } from "./marks";
import { type Marks, NO_MARKS, sourceOf, wordsIn } from "./states";
import type { TranslationTables } from "./tables.server";
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
