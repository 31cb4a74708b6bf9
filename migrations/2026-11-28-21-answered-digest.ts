import { type Kysely, sql } from "kysely";

/** What each answered call had said, so that its key is not taken for another input. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answered_call add column digest text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answered_call drop column digest`.execute(db);
}
