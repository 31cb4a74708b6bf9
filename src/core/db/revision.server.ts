import { sql } from "kysely";
import type { Database } from "./database.server";
import { isPostgres } from "./is-postgres.server";

/** On which PostgreSQL tells every process of a new revision. */
export const REVISION_CHANNEL = "kapok_revision";

/** One row that counts the changes of the site, so that every process knows when its kept pages are old. */
export interface RevisionTable {
  id: number;
  value: number;
}

/**
 * Counts a change, in the transaction that makes it. Gives the new value. PostgreSQL tells it to all who listen,
 * once the transaction is committed.
 */
export async function advanceRevision(tx: Database): Promise<number> {
  const counted = tx
    .updateTable("revision")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("id", "=", 1)
    .returning("value");
  const told = sql`pg_notify(${REVISION_CHANNEL}, value::text)`.as("told");
  const row = await (isPostgres(tx) ? counted.returning(told) : counted).executeTakeFirstOrThrow();
  return Number(row.value);
}

export async function currentRevision(db: Database): Promise<number> {
  const row = await db.selectFrom("revision").select("value").where("id", "=", 1).executeTakeFirstOrThrow();
  return Number(row.value);
}

/** Told of the site's revision again and again, or why the database could not be asked. */
type Listener = (answer: number | { error: unknown }) => void;

/**
 * Asks for the revision every `everyMs` milliseconds, so that changes by other processes are seen.
 * @returns a function that stops watching.
 */
export function watchRevision(db: Database, everyMs: number, listener: Listener): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return; // a slow database must not pile up questions
    asking = true;
    listener(await currentRevision(db).catch((error: unknown) => ({ error })));
    asking = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
