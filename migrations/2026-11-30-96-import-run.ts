import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The last import that was begun on the screen: how far it is, and its report. There is one row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_run (
    id integer not null primary key check (id = 1),
    run text not null,
    changed_at text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_run`.execute(db);
}
