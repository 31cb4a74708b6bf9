import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** The addresses of other sites in what visitors get, the answer to the last look at each, and where they stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outside_link (
    address text not null primary key,
    answer text not null,
    "status" integer not null,
    looked_at text not null,
    next_look text not null,
    failing_since text not null,
    broken integer not null check (broken in (0, 1)),
    ignored integer not null check (ignored in (0, 1))
  ) ${strict(db)}`.execute(db);
  await sql`create index outside_link_due on outside_link (next_look, address)`.execute(db);
  await sql`create index outside_link_broken on outside_link (failing_since, address) where broken = 1`.execute(
    db,
  );
  await sql`create table outside_link_place (
    address text not null,
    type text not null,
    id text not null,
    "path" text not null,
    lang text not null,
    edition integer not null,
    primary key (address, type, id, "path", lang)
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table outside_link_place`.execute(db);
  await sql`drop table outside_link`.execute(db);
}
