import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** What people have saved of a list for themselves: its filters, sort and words, under a name. They go with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_view (
    account_id text not null references staff_account (id) on delete cascade,
    list text not null,
    name text not null,
    query text not null,
    primary key (account_id, list, name)
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_view`.execute(db);
}
