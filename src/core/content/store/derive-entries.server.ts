import { setImmediate } from "node:timers/promises";
import type { Database } from "../../db/database.server";
import { takeWriteLock } from "../../db/write-lock.server";
import type { ContentType } from "../definition";
import { derive, EDITION, isList, sortOf } from "./derived.server";
import { wholeRecord } from "./published.server";
import { keepDerived, keepUses } from "./store.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** Entries that one transaction writes, so that nobody waits long for it. */
const AT_ONCE = 200;

/** When a version was saved of which nobody wrote that down, as migrations say it. */
const UNKNOWN = "1970-01-01T00:00:00.000Z";

/**
 * Makes what follows from published versions (lists, words, files in use) where another edition of the program made
 * it, or none did yet. Of several processes that start together each does a part.
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

/** Gives the last id that it came to, of those behind `last`; undefined when there are no more. */
async function deriveSome(db: Database, type: ContentType, last: string): Promise<string | undefined> {
  // Asked for outside first: of several processes only one that finds some waits for the others.
  if ((await outdated(db, type, last).select("entry.id").limit(1).execute()).length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const rows = await outdated(tx, type, last)
      .selectAll("entry")
      .select(["version.content", "version.at"])
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
  { content: json, at, ...row }: EntryRow & { content: string; at: string },
): Promise<void> {
  const { _id, version, ...content } = wholeRecord(type, { ...JSON.parse(json), _id: row.id, version: 0 });
  const derived = derive(type, content);
  const made = {
    ...derived.titles,
    sort: await sortOf(tx, type, { id: row.id, content, sort: row.sort }),
    // What a record was not asked for at its last save is as it begins, whatever that is by then.
    summary: isList(type) || type.id !== undefined ? derived.summary : json,
    changed: at === UNKNOWN ? "" : at,
    derived: EDITION,
  };
  await tx
    .$extendTables<ContentTables>()
    .updateTable("entry")
    .set(made)
    .where("type", "=", type.name)
    .where("id", "=", row.id)
    .execute();
  if (row.deleted_at === null) await keepDerived(tx, { ...row, ...made }, derived);
  else await keepUses(tx, row, derived);
}

/** Of entries behind `last` those that an older edition of the program derived, with their published versions. */
const outdated = (db: Database, type: ContentType, last: string) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join
        .onRef("version.type", "=", "entry.type")
        .onRef("version.id", "=", "entry.id")
        .onRef("version.number", "=", "entry.published"),
    )
    .where("entry.type", "=", type.name)
    .$if(type.id !== undefined, (query) => query.where("entry.id", "=", type.id ?? ""))
    .where("entry.id", ">", last)
    .where("entry.derived", "<>", EDITION);
