import { type Kysely, sql } from "kysely";

/** Receipts are found by names in letters of any alphabet, of which a database does not know all capitals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipt add column name_key text not null default ''`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`select id, name from receipt`.execute(db);
  for (const { id, name } of rows) {
    const key = name.toWellFormed().normalize("NFKC").toLowerCase();
    await sql`update receipt set name_key = ${key} where id = ${id}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipt drop column name_key`.execute(db);
}
