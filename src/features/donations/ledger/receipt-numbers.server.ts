import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DonationTables } from "../store.server";

/** What the ledger reads of receipts, which are another feature's: their numbers. */
type Tables = DonationTables & {
  receipt: { donation_id: string; year: number; number: number };
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
