import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The links by which somebody without an account sees what visitors do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table preview_link (
    id text not null primary key,
    token_hash text not null unique,
    type text,
    entry text,
    author text not null,
    role text not null,
    made_at text not null,
    until text not null,
    opened_at text,
    revoked_at text
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table preview_link`.execute(db);
}
