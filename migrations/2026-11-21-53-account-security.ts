import { type Kysely, sql } from "kysely";
import { allowChanges, refuseChanges } from "./engine/dialect";

/** Until when a first password is good, as ISO 8601; and the journal, which is only ever added to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_account add column "firstPasswordUntil" text`.execute(db);
  await refuseChanges(db, "journal");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await allowChanges(db, "journal");
  await db.schema.alterTable("staff_account").dropColumn("firstPasswordUntil").execute();
}
