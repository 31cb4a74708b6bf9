import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * What came from an old site: each record by its type and its id there, with the lines of its report, and each file by
 * what it is known by there. A second import goes by them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_entry (
    type text not null,
    old_id text not null,
    id text not null,
    lines text not null,
    primary key (type, old_id)
  ) ${strict(db)}`.execute(db);
  await sql`create table import_file (
    source text not null primary key,
    media_id text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_file`.execute(db);
  await sql`drop table import_entry`.execute(db);
}
