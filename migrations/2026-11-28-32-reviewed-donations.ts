import { type Kysely, sql } from "kysely";

/** When PayPal was last asked whether the money of a donation that has arrived went back since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column reviewed_at text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop column reviewed_at`.execute(db);
}
