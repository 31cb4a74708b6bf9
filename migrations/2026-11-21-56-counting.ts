import type { Kysely } from "kysely";

/** What is counted and added up over ten years is read from indexes alone, never from the rows with their notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("donation_sums")
    .on("donation")
    .columns(["given_on", "state", "deleted_at", "method", "amount_cents", "refunded_cents"])
    .execute();
  await db.schema
    .createIndex("donation_receipt")
    .on("donation")
    .columns(["receipt", "given_on", "id", "state", "deleted_at", "amount_cents", "refunded_cents"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("donation_receipt").execute();
  await db.schema.dropIndex("donation_sums").execute();
}
