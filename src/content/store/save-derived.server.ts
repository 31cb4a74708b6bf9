import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { saveDescribedUses } from "../pictures/described-uses.server";
import { NEEDS, type Need } from "../translation/states";
import type { Derived } from "./derived.server";
import type { ContentTables, EntryRow } from "./tables.server";

/**
 * Saves what is derived from the contents of an entry, in place of what followed from those before. Gives the ids of the
 * files that it uses now and did not before, or the other way round.
 */
export async function saveDerived(tx: Database, row: EntryRow, derived: Derived): Promise<string[]> {
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
  await saveFacets(tx, row, derived.facets);
  await saveDescribedUses(tx, row, derived.alts);
  return saveUses(tx, row, derived);
}

/**
 * Keeps in which places an entry uses which files, for a deleted one too: see {@link ContentTables}. Gives what
 * {@link saveDerived} does.
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

/** Keeps the parts of its list that an entry belongs to. */
export async function saveFacets(tx: Database, place: FacetPlace, names: readonly string[]): Promise<void> {
  await facetsOfEntry(tx, place).where("facet", "not in", NEEDS).execute();
  await insertFacets(tx, place, [...new Set(names)]);
}

/** Keeps the work that an entry asks for, as parts of its list. */
export async function saveNeeds(tx: Database, place: FacetPlace, needs: readonly Need[]): Promise<void> {
  await facetsOfEntry(tx, place).where("facet", "in", NEEDS).execute();
  await insertFacets(tx, place, needs);
}

type FacetPlace = Pick<EntryRow, "type" | "id" | "sort">;

const facetsOfEntry = (tx: Database, { type, id }: FacetPlace) =>
  tx.$extendTables<ContentTables>().deleteFrom("entry_facet").where("type", "=", type).where("id", "=", id);

async function insertFacets(
  tx: Database,
  { type, id, sort }: FacetPlace,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const facets = names.map((facet) => ({ type, facet, sort, id }));
  await tx.$extendTables<ContentTables>().insertInto("entry_facet").values(facets).execute();
}

/** Forgets some of what followed from an entry. */
export async function deleteDerived(
  tx: Database,
  type: string,
  id: string,
  tables: readonly ("entry_facet" | "entry_words")[],
): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (const table of tables) {
    await db.deleteFrom(table).where("type", "=", type).where("id", "=", id).execute();
  }
}
