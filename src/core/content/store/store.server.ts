import type { Database } from "../../db/database.server";
import { newId } from "../../db/new-id";
import { LANGS, type Localized } from "../../locale/lang";
import { mediaRegistry } from "../../media/registry.server";
import { facetsOf, flagsOf } from "../card";
import type { AnyContent, Content, ContentList, ContentType, Entry } from "../definition";
import { type Derived, type DerivedTexts, derive, EDITION, placeAt, sortOf } from "./derived.server";
import { published } from "./published.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** Who saves, and what of the content was made before the transaction. */
export interface Saving {
  author: string;
  texts?: DerivedTexts | undefined;
}

/** Some of the flags that an entry of a type has once. */
export type Flags<T extends ContentType> = {
  [Name in keyof T["shared"] as T["shared"][Name]["kind"] extends "flag" ? Name : never]?: boolean;
};

const now = (): string => new Date().toISOString();

/** Writes entries of one type, in the transaction `tx`. Each save is a version of the whole entry. */
export function contentStore<T extends ContentType>(tx: Database, type: T) {
  const db = tx.$extendTables<ContentTables>();
  const rowOf = (id: string) =>
    db.selectFrom("entry").selectAll().where("type", "=", type.name).where("id", "=", id);

  const keepVersion = async (row: EntryRow, content: string, author: string): Promise<void> => {
    const { type: name, id, deleted_at, ...kept } = row;
    await db
      .insertInto("entry")
      .values(row)
      .onConflict((conflict) => conflict.columns(["type", "id"]).doUpdateSet(kept))
      .execute();
    const { number, changed: at } = row;
    await db
      .insertInto("entry_version")
      .values({ type: name, id, number, state: "published", author, at, content })
      .execute();
  };

  const save = async (id: string, number: number, content: Content<T>, saving: Saving, sort: string) => {
    const derived = derive(type, content, saving.texts);
    const { summary, titles } = derived;
    const row = { type: type.name, id, number, published: number, sort, summary, deleted_at: null };
    const fresh = { ...row, ...titles, changed: now(), derived: EDITION };
    await keepVersion(fresh, derived.content, saving.author);
    await keepDerived(tx, fresh, derived);
    return { _id: id, ...content, version: number } as Entry<T>;
  };

  return {
    /** Adds an entry, behind all others where staff arrange them. */
    add: async (content: Content<T>, saving: Saving, id = newId()): Promise<Entry<T>> =>
      save(id, 1, content, saving, await sortOf(tx, type, { id, content })),

    /** Replaces the content of an entry whose version still is `version`; undefined when it is another. */
    replace: async (
      id: string,
      version: number,
      content: Content<T>,
      saving: Saving,
    ): Promise<Entry<T> | undefined> => {
      const row = await rowOf(id).executeTakeFirst();
      if (!row || row.number !== version) return undefined;
      return save(id, version + 1, content, saving, await sortOf(tx, type, { id, content, sort: row.sort }));
    },

    /**
     * Sets flags alone, whatever version there is; undefined where there is no such entry. What follows from its texts
     * stays, as making it anew takes long.
     */
    setFlags: async (id: string, flags: Flags<T>, author: string): Promise<Entry<T> | undefined> => {
      const before = await published(tx, type).find(id);
      const row = await rowOf(id).where("deleted_at", "is", null).executeTakeFirst();
      if (!before || !row) return undefined;
      const { _id, version, ...content } = { ...before, ...flags };
      const number = row.number + 1;
      const card = { ...JSON.parse(row.summary), flags: flagsOf(type.shared, content as AnyContent) };
      const fresh = { ...row, number, published: number, changed: now(), summary: JSON.stringify(card) };
      await keepVersion(fresh, JSON.stringify(content), author);
      await keepFacets(tx, fresh, facetsOf(type.shared, content as AnyContent));
      return { _id, ...content, version: number } as unknown as Entry<T>;
    },

    /** Takes an entry away from visitors and lists, so that it can be brought back. */
    remove: async (id: string): Promise<void> => {
      await db
        .updateTable("entry")
        .set({ deleted_at: now() })
        .where("type", "=", type.name)
        .where("id", "=", id)
        .execute();
      await forgetDerived(tx, type.name, id, ["entry_facet", "entry_words"]);
    },

    /** Brings back what was deleted, as it was, with its files; undefined when there is nothing to bring back. */
    restore: async (id: string): Promise<Entry<T> | undefined> => {
      const row = await rowOf(id).where("deleted_at", "is not", null).executeTakeFirst();
      if (!row) return undefined;
      await rearrangeAround(tx, type, row);
      await db
        .updateTable("entry")
        .set({ deleted_at: null, derived: EDITION })
        .where("type", "=", type.name)
        .where("id", "=", id)
        .execute();
      const entry = await published(tx, type).find(id);
      if (!entry) return undefined;
      const { _id, version, ...content } = entry;
      const fresh = await rowOf(id).executeTakeFirstOrThrow();
      const derived = derive(type, content as unknown as Content<T>);
      await keepDerived(tx, fresh, derived);
      await mediaRegistry(tx).takeFromTrash(derived.media.map((use) => use.id));
      return entry;
    },

    /** Puts a list that staff arrange in the order of `ids`, which names all of it. */
    arrange: (ids: readonly string[]) => arrange(tx, type.name, ids),
  };
}

/** Keeps what follows from the published version of an entry, in place of what followed from the one before. */
export async function keepDerived(tx: Database, row: EntryRow, derived: Derived): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  const { type, id, sort } = row;
  const { words } = derived;
  await db
    .insertInto("entry_words")
    .values({ type, id, sort, words })
    .onConflict((conflict) =>
      conflict
        .columns(["type", "id"])
        .doUpdateSet({ sort, words })
        // Else the index of its words would be made anew for what is the same, which takes longer than all else.
        .where((eb) => eb.or([eb("entry_words.words", "<>", words), eb("entry_words.sort", "<>", sort)])),
    )
    .execute();
  await keepFacets(tx, row, derived.facets);
  await keepUses(tx, row, derived);
}

/** Keeps in which places an entry uses which files, for a deleted one too: see {@link ContentTables}. */
export async function keepUses(
  tx: Database,
  { type, id }: Pick<EntryRow, "type" | "id">,
  { media, called }: Pick<Derived, "media" | "called">,
): Promise<void> {
  await forgetDerived(tx, type, id, ["entry_media"]);
  const known = await mediaRegistry(tx).known(media.map((use) => use.id));
  const uses = media
    .filter((use) => known.has(use.id))
    .map(({ id: media_id, path }) => ({ type, id, media_id, path, words: called }));
  const db = tx.$extendTables<ContentTables>();
  for (let at = 0; at < uses.length; at += AT_ONCE) {
    await db
      .insertInto("entry_media")
      .values(uses.slice(at, at + AT_ONCE))
      .execute();
  }
}

/** Rows of uses that are written at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 1000;

async function keepFacets(
  tx: Database,
  { type, id, sort }: EntryRow,
  names: readonly string[],
): Promise<void> {
  await forgetDerived(tx, type, id, ["entry_facet"]);
  const facets = [...new Set(names)].map((facet) => ({ type, facet, sort, id }));
  const db = tx.$extendTables<ContentTables>();
  if (facets.length > 0) await db.insertInto("entry_facet").values(facets).execute();
}

async function forgetDerived(
  tx: Database,
  type: string,
  id: string,
  tables: readonly ("entry_facet" | "entry_media" | "entry_words")[],
): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (const table of tables) {
    await db.deleteFrom(table).where("type", "=", type).where("id", "=", id).execute();
  }
}

/** Gives the entries of a list that staff arrange their places, 0, 1, 2 …, in the order of their `ids`. */
async function arrange(tx: Database, type: string, ids: readonly string[]): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (const [at, id] of ids.entries()) {
    const sort = placeAt(at);
    for (const table of ["entry", "entry_words", "entry_facet"] as const) {
      await db.updateTable(table).set({ sort }).where("type", "=", type).where("id", "=", id).execute();
    }
  }
}

/**
 * Makes room for what is brought back to a list that staff arrange: at its old place, or before what has that place
 * now.
 */
async function rearrangeAround(tx: Database, type: ContentType, { id, sort }: EntryRow): Promise<void> {
  if ((type as Partial<ContentList>).order !== "arranged") return;
  const others = await published(tx, type).places();
  const place = others.filter((other) => other.sort < sort).length;
  await arrange(tx, type.name, others.map((other) => other.id).toSpliced(place, 0, id));
}

/** The titles of entries of lists by their ids, also of those that staff have deleted. */
export async function entryTitles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map(); // PostgreSQL takes no empty list
  const rows = await database
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["id", "summary"])
    .where("id", "in", ids)
    .execute();
  const titles = rows.map(({ id, summary }): [string, Localized | undefined] => [
    id,
    JSON.parse(summary).title,
  ]);
  return new Map(titles.flatMap(([id, title]) => (isTitle(title) ? [[id, title]] : [])));
}

/** Tells whether the title on a card is one. A single record has none, and may have a field of that name. */
export const isTitle = (title: unknown): title is Localized =>
  typeof title === "object" &&
  title !== null &&
  LANGS.every((lang) => lang in title && typeof (title as Localized)[lang] === "string");
