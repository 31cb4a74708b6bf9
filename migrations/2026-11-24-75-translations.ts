import { type Kysely, sql } from "kysely";
import { bytewise, strict } from "./engine/dialect";

/**
 * The state of each text in each language, how many texts are in which states, and the paragraphs of a source that a
 * language has not followed yet. The program fills the first two before it serves, as all that follows from entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const states = sql`eng text not null, tra text not null, sim text not null`;
  await sql`create table translation (
    type text not null,
    id text not null,
    path text not null,
    rank text ${bytewise(db)} not null,
    ${states},
    primary key (type, id, path)
  ) ${strict(db)}`.execute(db);
  const order = sql`eng, tra, sim, rank`;
  await sql`create index translation_states on translation (${order})`.execute(db);
  await sql`create index translation_states_of_type on translation (type, ${order})`.execute(db);
  await sql`create table translation_count (
    type text not null,
    ${states},
    number integer not null,
    primary key (type, eng, tra, sim)
  ) ${strict(db)}`.execute(db);
  await sql`create table translation_mark (
    type text not null,
    id text not null,
    path text not null,
    lang text not null,
    marks text not null,
    primary key (type, id, path, lang)
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["translation", "translation_count", "translation_mark"]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
