import type { Kysely } from "kysely";

/** The content types to which a rule for staff applies: their names with spaces between; null for all, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("staff_rule").addColumn("types", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("staff_rule").dropColumn("types").execute();
}
