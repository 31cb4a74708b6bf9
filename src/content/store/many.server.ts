import { type Database, newId } from "../../platform/db/database.server";
import type { Content, ContentList } from "../definition";
import { derive, editionOf } from "./derived.server";
import type { ContentTables } from "./tables.server";

/** Entries that are written at once: SQLite binds 32,766 values at most. */
const AT_ONCE = 500;

/**
 * Bulk-adds entries to a list ordered by creation, in a fraction of the time of single ones. They use no
 * files.
 * @param author `""` for none
 */
export async function addMany<T extends ContentList>(
  tx: Database,
  type: T,
  contents: readonly Content<T>[],
  author: string,
): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  const at = new Date().toISOString();
  for (let from = 0; from < contents.length; from += AT_ONCE) {
    const some = contents.slice(from, from + AT_ONCE).map((content) => {
      const id = newId();
      return {
        place: { type: type.name, id, sort: id },
        id,
        derived: derive(type, { visible: content, newest: content }),
        content: JSON.stringify(content),
      };
    });
    const published = {
      ...{ number: 1, published: 1, newest: null, deleted_at: null },
      ...{ changed: at, saved: at, derived: editionOf(type) },
    };
    const entries = some.map(({ place, derived: { summary, titles } }) => ({
      ...place,
      ...published,
      summary,
      ...titles,
    }));
    const revisions = some.map(({ id, content }) => ({
      ...{ type: type.name, id, number: 1, state: "published" as const, author, at, content },
    }));
    const words = some.map(({ place, derived: { words: said } }) => ({ ...place, words: said }));
    const facets = some.flatMap(({ place, derived }) => derived.facets.map((facet) => ({ ...place, facet })));
    await db.insertInto("entry").values(entries).execute();
    await db.insertInto("entry_version").values(revisions).execute();
    await db.insertInto("entry_words").values(words).execute();
    if (facets.length > 0) await db.insertInto("entry_facet").values(facets).execute();
  }
}

/** Moves entries to the trash. */
export async function removeMany(tx: Database, type: ContentList, ids: readonly string[]): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  const deleted_at = new Date().toISOString();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await db
      .updateTable("entry")
      .set({ deleted_at })
      .where("type", "=", type.name)
      .where("id", "in", some)
      .execute();
    for (const table of ["entry_facet", "entry_words"] as const) {
      await db.deleteFrom(table).where("type", "=", type.name).where("id", "in", some).execute();
    }
  }
}
