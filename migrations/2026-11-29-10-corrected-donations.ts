import { type Kysely, sql } from "kysely";

/**
 * The staff's word for what had gone back of a donation by PayPal, in cents, and when they gave it. A correction from
 * before is in the amount that was paid back alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column corrected_cents integer`.execute(db);
  await sql`alter table donation add column corrected_at text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop column corrected_at`.execute(db);
  await sql`alter table donation drop column corrected_cents`.execute(db);
}
