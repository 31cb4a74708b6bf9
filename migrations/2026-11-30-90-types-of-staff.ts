import type { Kysely } from "kysely";

/**
 * The content types that an account is for, and those that an invitation gives: their names with spaces between; null
 * for all that the role may.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["staff_account", "invitation"])
    await db.schema.alterTable(table).addColumn("types", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["staff_account", "invitation"])
    await db.schema.alterTable(table).dropColumn("types").execute();
}
