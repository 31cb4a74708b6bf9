import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./database.server";
import { isPostgres } from "./database.server";

/** Pages of an index that are merged at once, which takes a few milliseconds. */
const PAGES = 100;
/** Milliseconds after which a log that somebody still reads is tried again, and how often. */
const [PAUSE, TRIES] = [250, 20];

/**
 * Securely deletes: removes deleted data from the files of SQLite. The database itself overwrites it
 * (`secure_delete`), but a word index has a deleted row's words until it is merged, and the log until it is
 * checkpointed and truncated. Never in a transaction. PostgreSQL's own vacuum does the like.
 * @param words word index tables, as in {@link searchIndex}, from which rows were deleted
 */
export async function secureDelete(db: Database, words: readonly string[]): Promise<void> {
  if (isPostgres(db)) return;
  for (const table of words) {
    // A negative number begins to merge all of it; further ones go on, until nothing is left to do.
    let isDone = await merged(db, table, -PAGES);
    while (!isDone) {
      await setImmediate(); // others have their turn
      isDone = await merged(db, table, PAGES);
    }
  }
  for (let tries = 1; !(await isCutOff(db)) && tries < TRIES; tries += 1) await pause(PAUSE);
}

async function merged(db: Database, table: string, pages: number): Promise<boolean> {
  const index = sql.table(`${table}_pieces`);
  const column = sql.ref(`${table}_pieces`);
  return db.transaction().execute(async (tx) => {
    const before = await changesSoFar(tx);
    await sql`insert into ${index} (${column}, rank) values ('merge', ${pages})`.execute(tx);
    return (await changesSoFar(tx)) - before < 2; // the end of the merge, by SQLite's manual
  });
}

async function changesSoFar(tx: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(tx);
  return Number(rows[0]?.changes);
}

async function isCutOff(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
