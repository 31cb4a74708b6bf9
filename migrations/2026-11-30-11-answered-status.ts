import { type Kysely, sql } from "kysely";

/** The status of each answered call that answered with another than its own, so that a repeated one answers the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answered_call add column status integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answered_call drop column status`.execute(db);
}
