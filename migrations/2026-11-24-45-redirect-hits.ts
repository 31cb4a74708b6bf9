import { type Kysely, sql } from "kysely";

/** How often each redirect was followed. Its row outlives it, as it can be brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table redirect_hit (
    redirect_id text primary key not null,
    hits integer not null,
    last_day text not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table redirect_hit`.execute(db);
}
