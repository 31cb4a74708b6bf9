import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What an entry says of a picture in place of what the library says of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table described_use (
    type text not null,
    id text not null,
    media_id text not null,
    alt_eng text not null,
    alt_tra text not null,
    alt_sim text not null,
    primary key (type, id, media_id)
  ) ${strict(db)}`.execute(db);
  await sql`create index described_use_media on described_use (media_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table described_use`.execute(db);
}
