import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What is to be published or taken down at a time, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table scheduled_change (
    key text not null primary key,
    type text not null,
    id text not null,
    act text not null check (act in ('publish', 'unpublish')),
    langs text not null,
    at text not null,
    author text not null,
    state text not null check (state in ('waiting', 'done', 'failed')),
    ended_at text,
    reason text
  ) ${strict(db)}`.execute(db);
  await sql`create index scheduled_change_due on scheduled_change (state, at)`.execute(db);
  await sql`create index scheduled_change_entry on scheduled_change (type, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table scheduled_change`.execute(db);
}
