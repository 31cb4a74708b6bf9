import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** Images whose sizes a process that serves is to make, since the one that brought them has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wanted_sizes (
    id text not null primary key
  ) ${strict(db)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table wanted_sizes`.execute(db);
}
