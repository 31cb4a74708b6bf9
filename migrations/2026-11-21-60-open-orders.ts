import type { Kysely } from "kysely";

/** When PayPal is to be asked again about an order that may have been paid; without it, whenever there is room. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("donation").addColumn("ask_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("donation").dropColumn("ask_at").execute();
}
