import { sql } from "kysely";
import type { Database } from "./database.server";
import { isPostgres } from "./database.server";

/** A number that nothing else in the database locks by. */
const WRITE_LOCK = 1_952_802_926;

/**
 * Waits in `tx` until no other transaction that holds the lock is under way, in whichever process: what one reads
 * before it writes is then what it writes over, and no two wait for each other's rows. SQLite, on which a
 * transaction begins by waiting for the others, needs nothing of it.
 */
export async function takeWriteLock(tx: Database): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(tx);
}
