import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** Invitations to make an account: of the code only a digest is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invitation (
    id text not null primary key,
    digest text not null unique,
    name text not null,
    role text not null,
    lang text not null,
    email text,
    author text not null,
    since text not null,
    until text not null
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table invitation`.execute(db);
}
