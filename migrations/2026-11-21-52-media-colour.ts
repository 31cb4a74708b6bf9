import type { Kysely } from "kysely";

/** The average colour of an image as `#rrggbb`, empty where it is transparent, null while nobody has looked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("colour", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").dropColumn("colour").execute();
}
