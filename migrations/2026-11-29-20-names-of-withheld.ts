import { type Kysely, sql } from "kysely";

/**
 * Pictures of an entry that is withheld are kept with what it is called, so that they are found by it once it is
 * released. What follows from the entries that are withheld now is made anew at the next start.
 */
export const up = deriveAnew;

/** What an earlier program derives anew is as it would have had it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await deriveAnew(db);
}

async function deriveAnew(db: Kysely<unknown>): Promise<void> {
  await sql`update entry set derived = 0 where exists (
    select 1 from withheld_entry as withheld where withheld.type = entry.type and withheld.id = entry.id
  )`.execute(db);
}
