import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/**
 * The rules that keepers have switched on; what of an entry a keeper has yet to publish; what colleagues say to each
 * other about entries; and where they get e-mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_rule (
    rule text not null primary key,
    author text not null,
    since text not null
  ) ${strict(db)}`.execute(db);
  await sql`create table review (
    type text not null,
    id text not null,
    state text not null check (state in ('waiting', 'returned', 'draft')),
    langs text not null,
    author text not null,
    at text not null,
    answered_by text,
    answered_at text,
    primary key (type, id)
  ) ${strict(db)}`.execute(db);
  await sql`create index review_state on review (state, at)`.execute(db);
  await sql`create table entry_comment (
    key text not null primary key,
    type text not null,
    id text not null,
    author text not null,
    at text not null,
    text text not null,
    names text,
    is_review integer not null,
    done_by text,
    done_at text
  ) ${strict(db)}`.execute(db);
  await sql`create index entry_comment_entry on entry_comment (type, id, at)`.execute(db);
  await sql`create index entry_comment_open on entry_comment (names, done_at)`.execute(db);
  await sql`create table staff_mail (
    username text not null primary key,
    address text not null,
    lang text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["staff_mail", "entry_comment", "review", "staff_rule"]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
