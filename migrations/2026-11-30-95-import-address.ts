import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** Paths on an old site, each with the entry here that it leads to and the language that it was in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_address (
    path text not null primary key,
    lang text not null,
    type text not null,
    id text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_address`.execute(db);
}
