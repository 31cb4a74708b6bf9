import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * The versions of the privacy notice, each with its words as visitors read them, and which of them stood when something
 * was sent. Of what was sent before this, nobody wrote that down: null. The program keeps the first version at its next
 * start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table privacy_notice (
    number integer not null primary key,
    since text not null,
    texts text not null
  ) ${strict(db)}`.execute(db);
  for (const table of ["enquiry", "donation"]) {
    await sql`alter table ${sql.table(table)} add column notice_number integer`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["enquiry", "donation"]) {
    await sql`alter table ${sql.table(table)} drop column notice_number`.execute(db);
  }
  await sql`drop table privacy_notice`.execute(db);
}
