import { type Kysely, sql } from "kysely";

/** The revision that a link to a preview shows; null where it shows the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preview_link add column revision integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preview_link drop column revision`.execute(db);
}
