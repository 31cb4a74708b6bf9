import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import { saveDescribedUses } from "../pictures/described-uses.server";
import { trackSave } from "../translation/track-entry.server";
import type { Derived, EntryState } from "./derived.server";
import { saveFacets } from "./facets.server";
import type { ContentTables, EntryRow } from "./tables.server";

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
