import { type Kysely, sql } from "kysely";

/**
 * Staff look through whole texts of news. Those that there are have the beginnings alone, and are marked for the
 * program to go through while it runs: of fifty thousand that takes minutes, which nobody should wait for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table news_words add column whole integer not null default 0`.execute(db);
  await sql`create index news_words_not_whole on news_words (news_id) where whole = 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index news_words_not_whole`.execute(db);
  await sql`alter table news_words drop column whole`.execute(db);
}
