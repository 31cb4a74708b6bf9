import { type Kysely, sql } from "kysely";

/** The refunds of a donation that staff entered by hand, each with its day and amount, as a JSON array. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation add column refunds text not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop column refunds`.execute(db);
}
