import { setImmediate } from "node:timers/promises";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import { wholeContent } from "../field";
import { derive, editionOf, isList, saveDerived, saveUses, sortOf } from "./derived.server";
import { entriesWithRevisions } from "./entry-state.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** Entries in one transaction, so that other writers do not wait long. */
const AT_ONCE = 200;

/** The time of a revision that was saved before times were stored, as migrations write it. */
const UNKNOWN = "1970-01-01T00:00:00.000Z";

/**
 * Recomputes the derived values of entries (lists, words, files in use) where another edition of the rules
 * computed them, or none did yet. Of several processes that start together each does a part.
 */
export async function deriveEntries(db: Database, types: readonly ContentType[]): Promise<void> {
  for (const type of types) {
    let last: string | undefined = "";
    while (last !== undefined) {
      last = await deriveSome(db, type, last);
      await setImmediate();
    }
  }
}

/** Returns the last id of a batch after `last`; undefined when there are no more. */
async function deriveSome(db: Database, type: ContentType, last: string): Promise<string | undefined> {
  // Queried outside first: of several processes only one that finds some waits for the lock.
  if ((await outdated(db, type, last).select("entry.id").limit(1).execute()).length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const rows = await outdated(tx, type, last)
      .selectAll("entry")
      .select(["newest.content", "newest.at"])
      .select(["visible.content as visible_content", "visible.at as visible_at"])
      .orderBy("entry.id")
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await deriveOne(tx, type, row);
    return rows.at(-1)?.id;
  });
}

async function deriveOne(
  tx: Database,
  type: ContentType,
  { content: json, at, visible_content: visibleJson, visible_at: visibleAt, ...row }: OutdatedRow,
): Promise<void> {
  const contentOf = (json: string) => wholeContent(type, JSON.parse(json));
  const newest = contentOf(json);
  const isWhole = row.published === row.number;
  const visible = isWhole || visibleJson === null ? undefined : contentOf(visibleJson);
  const derived = derive(type, { visible: isWhole ? newest : visible, newest });
  const made = {
    ...derived.titles,
    sort: await sortOf(tx, type, { id: row.id, content: visible ?? newest, sort: row.sort }),
    // A record's fields that its last save did not know have their type's initial content, whatever that is
    // by then.
    summary: isList(type) || type.id !== undefined ? derived.summary : (visibleJson ?? json),
    newest: derived.newest,
    changed: momentOf(visibleAt ?? at),
    saved: momentOf(at),
    derived: editionOf(type),
  };
  await tx
    .$extendTables<ContentTables>()
    .updateTable("entry")
    .set(made)
    .where("type", "=", type.name)
    .where("id", "=", row.id)
    .execute();
  if (row.deleted_at === null) {
    const contents = { visible: isWhole ? newest : visible, newest };
    await saveDerived(tx, type, { ...row, ...made }, { contents, derived });
  } else await saveUses(tx, row, derived);
}

const momentOf = (at: string): string => (at === UNKNOWN ? "" : at);

interface OutdatedRow extends EntryRow {
  content: string;
  at: string;
  /** Of the revision that visitors get; null where there is none. */
  visible_content: string | null;
  visible_at: string | null;
}

/** Of entries after `last` those derived by an older edition of the rules, with their current revisions. */
const outdated = (db: Database, type: ContentType, last: string) =>
  entriesWithRevisions(db, type)
    .$if(type.id !== undefined, (query) => query.where("entry.id", "=", type.id ?? ""))
    .where("entry.id", ">", last)
    .where("entry.derived", "<>", editionOf(type));
