import { type Kysely, sql } from "kysely";

const KEPT = { payer_first_name: "first_name", payer_last_name: "last_name", method: "method" };

/**
 * What the ledger said of donor and method when a receipt was issued, by which it is seen that they were corrected
 * since: the name on a receipt may be another than the payer's. Of receipts that exist, what the ledger says now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, ofDonation] of Object.entries(KEPT)) {
    await sql`alter table receipt add column ${sql.id(column)} text not null default ''`.execute(db);
    await sql`update receipt set ${sql.id(column)} =
      (select ${sql.ref(`donation.${ofDonation}`)} from donation where donation.id = receipt.donation_id)`.execute(
      db,
    );
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of Object.keys(KEPT)) {
    await sql`alter table receipt drop column ${sql.id(column)}`.execute(db);
  }
}
