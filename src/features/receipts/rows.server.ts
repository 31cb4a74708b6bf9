import type { GiftToReceipt } from "./contract";
import { type Sheet, Sheet as SheetShape } from "./sheet/sheet";

export interface ReceiptRow {
  id: string;
  year: number;
  number: number;
  donation_id: string;
  replaces_id: string | null;
  /** The donor's name on it. */
  name: string;
  email_key: string;
  /** The name as it is looked through: see `searchText`. */
  name_key: string;
  /** The payer's name in the ledger when it was issued, which may not be the name on it. */
  payer_first_name: string;
  payer_last_name: string;
  amount_cents: number;
  method: GiftToReceipt["method"];
  given_on: string;
  /** A Sheet as JSON. */
  sheet: string;
  issued_at: string;
  voided_at: string | null;
  void_reason: string;
}

export type ReceiptTables = {
  receipt: ReceiptRow;
  receipt_counter: { year: number; last: number };
};

/** The kind of mail that brings a receipt. */
export const RECEIPT_MAIL = "receipt";

/** A receipt as it is printed: `2026-00001`. */
export function serialOf({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(5, "0")}`;
}

/** What was printed. @throws when the row was changed by other hands. */
export function sheetOf({ sheet }: ReceiptRow): Sheet {
  return SheetShape.parse(JSON.parse(sheet));
}
