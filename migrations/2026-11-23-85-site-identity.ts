import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { strict } from "./engine/dialect";

/** Which site this is and since when, so that nobody takes another one's backups for its own. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_identity (
    id text not null primary key,
    began_at text not null
  ) ${strict(db)}`.execute(db);
  const { rows } = await sql<{ first: string | Date | null }>`select min("createdAt") as first
    from staff_account`.execute(db);
  const began = new Date(rows[0]?.first ?? Date.now()).toISOString();
  await sql`insert into site_identity (id, began_at) values (${randomUUID()}, ${began})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("site_identity").execute();
}
