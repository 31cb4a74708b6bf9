import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import type { Lang } from "../../platform/locale/lang";
import type { GiftToReceipt, WaitingQuery } from "./contract";
import type { ReceiptRow } from "./store.server";

/** A donation as receipts see it. */
export interface Gift extends GiftToReceipt {
  firstName: string;
  lastName: string;
  /** True when money of it is there and has stayed. */
  completed: boolean;
  /** True while its payer disputes it, so that it may yet go back. */
  disputed: boolean;
}

/** The part of the ledger that receipts need, which another feature owns; each on the connection of the caller. */
export interface Donations {
  /** By their ids, or by what people call them. */
  find(db: Database, donationIds: readonly string[]): Promise<Gift[]>;
  /** A page of the completed, undisputed ones whose donor wants a receipt and has no valid one; `q` as in the ledger. */
  withoutReceipt(
    call: { db: Database; lang: Lang },
    asked: WaitingQuery,
  ): Promise<{ gifts: Gift[]; total: number; pages: number; sumCents: number }>;
  /** A part of the valid receipts that do not say what the ledger says now, oldest first; `q` as in their list. */
  withOutdatedReceipt(
    db: Database,
    q: string,
    part: Part,
  ): Promise<{ receipts: ReceiptRow[]; total: number }>;
  /** Completed ones between two days, oldest first. */
  givenBetween(db: Database, days: { from: string; to: string }): Promise<Gift[]>;
}
