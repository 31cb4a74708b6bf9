import { type Kysely, sql } from "kysely";
import { indexNewsWords } from "./engine/dialect";

/** For sites with ten years of news, and of changes in the journal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("journal_author").on("journal").columns(["author", "id"]).execute();
  await indexNewsWords(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists news_words`.execute(db);
  await db.schema.dropIndex("journal_author").execute();
}
