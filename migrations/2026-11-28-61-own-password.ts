import { type Kysely, sql } from "kysely";

/**
 * When the owner of an account chose its password, null while it is one that others set. Of accounts that there
 * are, those without a first password are taken for such: nothing says when theirs was chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_account add column "ownPasswordSince" text`.execute(db);
  await sql`update staff_account set "ownPasswordSince" = ${new Date().toISOString()}
    where "firstPasswordUntil" is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_account drop column "ownPasswordSince"`.execute(db);
}
