import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * The consents of people, and their withdrawals; which entries and pictures are withheld because of one; and of which
 * picture another was made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consent (
    id text not null primary key,
    person text not null,
    names text not null,
    giver text not null,
    given_by text not null,
    given_on text not null,
    until text,
    born text,
    covers text not null,
    proof text not null,
    pictures text not null,
    entries text not null,
    words text not null,
    version integer not null,
    author text not null,
    changed text not null
  ) ${strict(db)}`.execute(db);
  await sql`create table withdrawal (
    id text not null primary key,
    consent_id text not null,
    at text not null,
    author text not null,
    pictures text not null,
    entries text not null,
    undone_at text,
    undone_by text,
    noted_at text
  ) ${strict(db)}`.execute(db);
  await sql`create index withdrawal_consent on withdrawal (consent_id, at)`.execute(db);
  await sql`create table withheld_entry (
    type text not null,
    id text not null,
    cause text not null,
    primary key (type, id, cause)
  ) ${strict(db)}`.execute(db);
  await sql`create index withheld_entry_cause on withheld_entry (cause)`.execute(db);
  await sql`alter table media add column withheld text`.execute(db);
  await sql`alter table media add column made_from text`.execute(db);
  await sql`create index media_made_from on media (made_from)`.execute(db);
  await sql`alter table media_version add column made_from text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_version drop column made_from`.execute(db);
  await sql`drop index media_made_from`.execute(db);
  await sql`alter table media drop column made_from`.execute(db);
  await sql`alter table media drop column withheld`.execute(db);
  for (const table of ["withheld_entry", "withdrawal", "consent"])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
