import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** How often something was asked for on a day in Hong Kong: a page, a language, what a site sent here, a donation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_count (
    "day" text not null,
    kind text not null check (kind in ('page', 'lang', 'host', 'donation')),
    "name" text not null,
    visits integer not null,
    primary key ("day", kind, "name")
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table visit_count`.execute(db);
}
