import { type Kysely, sql } from "kysely";

/** The version of an entry that was there to be seen when its publication was planned; null of what was planned before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_change add column version integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_change drop column version`.execute(db);
}
