import { type Kysely, sql } from "kysely";

/** What PayPal kept of a donation for itself, in cents; null where it does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column fee_cents integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop column fee_cents`.execute(db);
}
