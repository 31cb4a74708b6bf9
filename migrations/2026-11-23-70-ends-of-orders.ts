import { type Kysely, sql } from "kysely";

/**
 * How often PayPal has refused for good to take the money of an order, since it answers the same request the same
 * again; and since when its donor is owed word of what became of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column refusals integer not null default 0`.execute(db);
  await sql`alter table donation add column promised_at text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop column promised_at`.execute(db);
  await sql`alter table donation drop column refusals`.execute(db);
}
