import { type Kysely, sql } from "kysely";

/** The order of the board of languages, for pages far behind its first, with the states that it is narrowed by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index translation_order on translation (rank, eng, tra, sim, type)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index translation_order`.execute(db);
}
