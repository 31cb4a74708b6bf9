import { type Kysely, sql } from "kysely";

/**
 * Each source of an SMA topic has an id beside its text, by which the staff's form keeps a citation on its source
 * whatever is put before it. Texts and lists stay as they are: the numbers of today go on meaning the same sources.
 * Null are the ids of a topic that nobody has saved since; the program counts them by the texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sma_topic add column reference_ids text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sma_topic drop column reference_ids`.execute(db);
}
