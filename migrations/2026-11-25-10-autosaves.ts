import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What staff have typed into forms of content and not submitted yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table autosave (
    draft text not null primary key,
    author text not null,
    type text not null,
    id text,
    title text not null,
    version integer not null,
    form text not null,
    at text not null
  ) ${strict(db)}`.execute(db);
  await sql`create index autosave_place on autosave (type, id, at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table autosave`.execute(db);
}
