import { type Kysely, sql } from "kysely";

/**
 * Whose failed logins a row counts, as a digest, so that whoever resets an account can forget them; empty for those
 * that only an address counts. What was counted until now is under keys that nobody asks for any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from login_throttle`.execute(db);
  await sql`alter table login_throttle add column account text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from login_throttle`.execute(db);
  await db.schema.alterTable("login_throttle").dropColumn("account").execute();
}
