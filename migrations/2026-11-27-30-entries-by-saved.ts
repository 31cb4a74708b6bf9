import { type Kysely, sql } from "kysely";

/** The order in which entries were saved, for what looks through all of them a part at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index entry_by_saved on entry (saved, type, id) where deleted_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index entry_by_saved`.execute(db);
}
