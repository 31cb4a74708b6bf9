import type { Database } from "./database.server";

/** One row that counts the changes of the site, so that every process knows when its kept pages are old. */
export interface RevisionTable {
  id: number;
  value: number;
}

/** Counts a change, in the transaction that makes it. Gives the new value. */
export async function advanceRevision(tx: Database): Promise<number> {
  const row = await tx
    .updateTable("revision")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("id", "=", 1)
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

export async function currentRevision(db: Database): Promise<number> {
  const row = await db.selectFrom("revision").select("value").where("id", "=", 1).executeTakeFirstOrThrow();
  return Number(row.value);
}

/**
 * Calls `onChange` whenever another process has changed the site, within `everyMs` milliseconds.
 * @returns a function that stops watching.
 */
export function watchRevision(db: Database, everyMs: number, onChange: () => void): () => void {
  let seen: number | undefined;
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return; // a slow database must not pile up questions
    asking = true;
    try {
      const value = await currentRevision(db);
      if (seen !== undefined && value !== seen) onChange();
      seen = value;
    } catch {
      onChange(); // a database that cannot be asked cannot vouch for what is kept
      seen = undefined;
    } finally {
      asking = false;
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
