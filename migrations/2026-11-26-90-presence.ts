import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The windows in which colleagues have an entry open, for as long as they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table presence (
    key text not null primary key,
    username text not null,
    type text not null,
    id text not null,
    since text not null,
    seen text not null,
    is_writing integer not null,
    asks text,
    answer text check (answer in ('lets', 'stays'))
  ) ${strict(db)}`.execute(db);
  await sql`create index presence_entry on presence (type, id)`.execute(db);
  await sql`create index presence_seen on presence (seen)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table presence`.execute(db);
}
