import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** `type_table` and `links` are null for topics that have none. A review of version 0 waits for the first texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sma_topic (
    id text not null primary key,
    topic_key text unique,
    position integer not null,
    cover_id text references media (id),
    eng text not null,
    tra text not null,
    sim text not null,
    type_table text,
    links text,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await db.schema.createIndex("sma_topic_cover").on("sma_topic").column("cover_id").execute();
  await sql`create table sma_review (
    id text not null primary key,
    date text not null,
    eng text not null,
    tra text not null,
    sim text not null,
    version integer not null
  ) ${strict(db)}`.execute(db);
  await sql`insert into sma_review (id, date, eng, tra, sim, version)
    values ('review', '""', '""', '""', '""', 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sma_review").execute();
  await db.schema.dropTable("sma_topic").execute();
}
