import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What the columns of spreadsheets are, by a digest of their headings: JSON, as it was said when one was imported last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_mapping (
    headings text not null primary key,
    mapping text not null,
    changed_at text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_mapping`.execute(db);
}
