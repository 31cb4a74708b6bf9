import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database } from "../../../platform/db/database.server";
import type { DonationTables } from "../store.server";

/** Receipt numbers for the ledger; receipts belong to another feature. */
type Tables = DonationTables & {
  receipt: { donation_id: string; year: number; number: number; voided_at: string | null };
};

interface ReceiptNumber {
  year: number;
  number: number;
}

/** The condition that a donation has or had the receipt of a number. */
export function hasReceipt({ year, number }: ReceiptNumber): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "donation">();
  const receipts = eb.selectFrom("receipt").select("donation_id");
  return eb("donation.id", "in", receipts.where("year", "=", year).where("number", "=", number));
}

/** The number of the valid receipt of each donation that has one, as printed. */
export async function receiptNumbers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .$extendTables<Tables>()
    .selectFrom("receipt")
    .select(["donation_id", "year", "number"])
    .where("donation_id", "in", [...ids])
    .where("voided_at", "is", null)
    .execute();
  return new Map(
    rows.map(({ donation_id, year, number }) => [donation_id, `${year}-${String(number).padStart(5, "0")}`]),
  );
}
