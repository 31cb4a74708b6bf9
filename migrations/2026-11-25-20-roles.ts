import { type Kysely, sql } from "kysely";

/** The role of an account; those that there are may do everything, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_account add column role text not null default 'keeper'
    check (role in ('keeper', 'writer', 'treasurer', 'reader'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_account drop column role`.execute(db);
}
