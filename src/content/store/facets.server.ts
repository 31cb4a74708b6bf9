import type { Database } from "../../platform/db/database.server";
import { NEEDS, type Need } from "../translation/states";
import type { ContentTables, EntryRow } from "./tables.server";

type FacetPlace = Pick<EntryRow, "type" | "id" | "sort">;

/** Stores the filters of its list that an entry matches, with the work that it needs. */
export async function saveFacets(tx: Database, place: FacetPlace, names: readonly string[]): Promise<void> {
  await facetsOfEntry(tx, place).execute();
  await insertFacets(tx, place, names);
}

/** The same without the work that it needs, which is not changed. */
export async function saveFlagFacets(
  tx: Database,
  place: FacetPlace,
  names: readonly string[],
): Promise<void> {
  await facetsOfEntry(tx, place).where("facet", "not in", NEEDS).execute();
  await insertFacets(tx, place, names);
}

/** Stores only the work that an entry needs. */
export async function saveNeeds(tx: Database, place: FacetPlace, needs: readonly Need[]): Promise<void> {
  await facetsOfEntry(tx, place).where("facet", "in", NEEDS).execute();
  await insertFacets(tx, place, needs);
}

const facetsOfEntry = (tx: Database, { type, id }: FacetPlace) =>
  tx.$extendTables<ContentTables>().deleteFrom("entry_facet").where("type", "=", type).where("id", "=", id);

async function insertFacets(
  tx: Database,
  { type, id, sort }: FacetPlace,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const facets = [...new Set(names)].map((facet) => ({ type, facet, sort, id }));
  await tx.$extendTables<ContentTables>().insertInto("entry_facet").values(facets).execute();
}
