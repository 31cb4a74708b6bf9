import { type Kysely, sql } from "kysely";

/** What a withdrawal did to each entry, as JSON; null of one that was made before this was stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column effects text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal drop column effects`.execute(db);
}
