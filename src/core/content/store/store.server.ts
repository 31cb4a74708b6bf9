import type { Database } from "../../db/database.server";
import { newId } from "../../db/new-id";
import type { Content, ContentList, ContentType, Entry } from "../definition";
import { type Derived, type DerivedTexts, derive } from "./derived.server";
import { published } from "./published.server";
import { placeAt, sortOf } from "./sort.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** Who saves, and what of the content was made before the transaction. */
export interface Saving {
  author: string;
  texts?: DerivedTexts | undefined;
}

/** Writes entries of one type, in the transaction `tx`. Each save is a version of the whole entry. */
export function contentStore<T extends ContentType>(tx: Database, type: T) {
  const db = tx.$extendTables<ContentTables>();
  const rowOf = (id: string) =>
    db.selectFrom("entry").selectAll().where("type", "=", type.name).where("id", "=", id);

  /** Keeps a version, and what follows from it where it is the published one. */
  const keep = async (row: EntryRow, derived: Derived, author: string): Promise<void> => {
    const { type: name, id, sort } = row;
    const kept = {
      number: row.number,
      published: row.published,
      sort,
      summary: row.summary,
      derived: row.derived,
    };
    await db
      .insertInto("entry")
      .values(row)
      .onConflict((conflict) => conflict.columns(["type", "id"]).doUpdateSet(kept))
      .execute();
    const version = {
      state: "published" as const,
      author,
      at: new Date().toISOString(),
      content: derived.content,
    };
    await db
      .insertInto("entry_version")
      .values({ type: name, id, number: row.number, ...version })
      .execute();
    await keepDerived(tx, row, derived);
  };

  const save = async (id: string, number: number, content: Content<T>, saving: Saving, sort: string) => {
    const derived = derive(type, content, saving.texts);
    const row = { type: type.name, id, number, published: number, sort, deleted_at: null };
    await keep({ ...row, summary: derived.summary, derived: EDITION }, derived, saving.author);
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

    /** Takes an entry away from visitors and lists, so that it can be brought back. */
    remove: async (id: string): Promise<void> => {
      await db
        .updateTable("entry")
        .set({ deleted_at: new Date().toISOString() })
        .where("type", "=", type.name)
        .where("id", "=", id)
        .execute();
      await forgetDerived(tx, type.name, id);
    },

    /** Brings back what was deleted, as it was; undefined when there is nothing to bring back. */
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
      await keepDerived(tx, fresh, derive(type, content as unknown as Content<T>));
      return entry;
    },

    /** Puts a list that staff arrange in the order of `ids`, which names all of it. */
    arrange: (ids: readonly string[]) => arrange(tx, type.name, ids),
  };
}

/**
 * The edition of what follows from a version. Where an entry has an older one, as after an upgrade, it is made anew
 * before the site is served; a program that derives other things than the one before counts it up.
 */
export const EDITION = 1;

/** Keeps what follows from the published version of an entry, in place of what followed from the one before. */
export async function keepDerived(tx: Database, row: EntryRow, derived: Derived): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  const { type, id, sort } = row;
  const { words } = derived;
  await forgetDerived(tx, type, id, ["entry_facet", "entry_media"]);
  await db
    .insertInto("entry_words")
    .values({ type, id, sort, words })
    .onConflict((conflict) => conflict.columns(["type", "id"]).doUpdateSet({ sort, words }))
    .execute();
  const facets = [...new Set(derived.facets)].map((facet) => ({ type, facet, sort, id }));
  if (facets.length > 0) await db.insertInto("entry_facet").values(facets).execute();
  const media = [...new Set(derived.media.map((use) => use.id))].map((media_id) => ({ type, id, media_id }));
  if (media.length > 0) await db.insertInto("entry_media").values(media).execute();
}

const DERIVED_TABLES = ["entry_facet", "entry_media", "entry_words"] as const;

async function forgetDerived(
  tx: Database,
  type: string,
  id: string,
  tables: readonly (typeof DERIVED_TABLES)[number][] = DERIVED_TABLES,
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
