import { type ExpressionBuilder, expressionBuilder, sql } from "kysely";
import { type Database, newId } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import { occursIn } from "../../platform/db/search-index.server";
import { recordRows } from "../../platform/list/record-rows.server";
import type { Lang } from "../../platform/locale/lang";
import { searchedText } from "../../platform/locale/searched-text.server";
import { addressKey } from "../../platform/mail/mail-address";
import { mailStatus, refsOfFailed } from "../../platform/mail/mail-status.server";
import { moneySearch } from "../../platform/money/money";
import type { GiftToReceipt, Receipt, ReceiptQuery, WaitingQuery } from "./contract";
import { type Sheet, Sheet as SheetShape } from "./sheet/sheets";

export interface ReceiptRow {
  id: string;
  year: number;
  number: number;
  donation_id: string;
  replaces_id: string | null;
  /** The donor's name on it. */
  name: string;
  email_key: string;
  /** Its number, the name and the donation's reference as they are looked through: see `searchedText`. */
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

/** A receipt as printed: `2026-00001`. */
export function serialOf({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(5, "0")}`;
}

/** The sheet that was printed. @throws when the row was changed by other hands. */
export function sheetOf({ sheet }: ReceiptRow): Sheet {
  return SheetShape.parse(JSON.parse(sheet));
}

/** Which receipts a list shows: `q` are words of a name, a serial, an amount or a reference, or a whole e-mail address. */
type Wanted = Omit<ReceiptQuery, "sort">;

/** Receipts on one connection; inside a transaction, the transaction's. */
export function receiptStore(database: Database) {
  const db = database.$extendTables<ReceiptTables>();
  const rows = db.selectFrom("receipt").selectAll();
  return {
    /**
     * The next number of a year, from 1. Another caller waits until this transaction has ended; when it
     * fails, the number is the next one's.
     */
    nextNumber: async (year: number): Promise<number> => {
      const { last } = await db
        .insertInto("receipt_counter")
        .values({ year, last: 1 })
        .onConflict((conflict) =>
          conflict.column("year").doUpdateSet((eb) => ({ last: eb("receipt_counter.last", "+", 1) })),
        )
        .returning("last")
        .executeTakeFirstOrThrow();
      return last;
    },

    add: async ({ reference, ...receipt }: NewReceipt): Promise<ReceiptRow> => {
      const name_key = searchedText([serialOf(receipt), receipt.name, reference]);
      const row = { ...receipt, name_key, id: newId(), voided_at: null, void_reason: "" };
      await db.insertInto("receipt").values(row).execute();
      return row;
    },

    find: (id: string): Promise<ReceiptRow | undefined> => rows.where("id", "=", id).executeTakeFirst(),

    /** The receipts with one of these ids, and those that replace them. */
    related: async (ids: readonly string[]): Promise<ReceiptRow[]> =>
      ids.length === 0
        ? []
        : rows.where((eb) => eb.or([eb("id", "in", [...ids]), eb("replaces_id", "in", [...ids])])).execute(),

    /** All for some donations, oldest first. */
    ofDonations: async (ids: readonly string[]): Promise<ReceiptRow[]> =>
      ids.length === 0
        ? []
        : rows
            .where("donation_id", "in", [...ids])
            .orderBy("year")
            .orderBy("number")
            .execute(),

    years: async (): Promise<number[]> =>
      (await db.selectFrom("receipt_counter").select("year").orderBy("year", "desc").execute()).map(
        ({ year }) => year,
      ),

    /** Makes a receipt void if it is not; returns whether it was valid. */
    makeVoid: async (id: string, reason: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("receipt")
        .set({ voided_at: now.toISOString(), void_reason: reason })
        .where("id", "=", id)
        .where("voided_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const BY_NUMBER = [sql.ref("year"), sql.ref("number")];

/** The receipts of a list. */
export const listedReceipts = recordRows({
  table: "receipt",
  fits: isWanted,
  orders: {
    number: BY_NUMBER,
    date: [sql.ref("given_on")],
    amount: [sql.ref("amount_cents")],
    name: { columns: ["name"], nameOf: ({ name }: ReceiptRow) => name },
  },
  thenBy: BY_NUMBER,
  sums: { validCents: sql`sum(amount_cents) filter (where voided_at is null)` },
});

type NewReceipt = Omit<ReceiptRow, "id" | "name_key" | "voided_at" | "void_reason"> & {
  /** The number that people call the donation by. */
  reference: string;
};

/** The condition that a receipt is one of them. */
export function isWanted(db: Database, { year, donation_id, mail, q }: Wanted) {
  const eb: ExpressionBuilder<ReceiptTables, "receipt"> = expressionBuilder();
  const all = [
    ...(year ? [eb("year", "=", year)] : []),
    ...(donation_id ? [eb("donation_id", "=", donation_id)] : []),
    ...(mail ? [eb("receipt.id", "in", refsOfFailed(db, [RECEIPT_MAIL]))] : []),
  ];
  if (q) all.push(eb.or([eb("email_key", "=", addressKey(q)), says(db, q)]));
  return eb.and(all);
}

/** The condition that each of the words is in what is looked through, or is the number or the amount. */
function says(db: Database, q: string) {
  const eb: ExpressionBuilder<ReceiptTables, "receipt"> = expressionBuilder();
  const { texts, amounts, serials } = moneySearch(q);
  const occurs = (words: string) => occursIn(db, words, eb.ref("name_key"));
  return eb.and([
    occurs(texts),
    ...amounts.map(({ typed, cents }) => eb.or([occurs(typed), eb("receipt.amount_cents", "=", cents)])),
    ...serials.map(({ year, number }) => eb.and([eb("year", "=", year), eb("number", "=", number)])),
  ]);
}

/** Receipts as staff see them, with what has become of their donations and e-mails. */
export async function receiptsOf(
  db: Database,
  donations: Donations,
  rows: readonly ReceiptRow[],
): Promise<Receipt[]> {
  const gifts = await donations.find(db, [...new Set(rows.map(({ donation_id }) => donation_id))]);
  const giftOf = new Map(gifts.map((gift) => [gift.donation_id, gift]));
  const mails = await mailStatus(db).statuses(rows.map(({ id }) => id));
  const chain = [...rows.flatMap(({ id, replaces_id }) => (replaces_id ? [id, replaces_id] : [id]))];
  const related = await receiptStore(db).related(chain);
  const serialIf = (row: ReceiptRow | undefined) => (row ? serialOf(row) : null);
  return rows.map((row) => {
    const gift = giftOf.get(row.donation_id);
    return {
      _id: row.id,
      serial: serialOf(row),
      donation_id: row.donation_id,
      reference: gift?.reference ?? "",
      name: row.name,
      amountCents: row.amount_cents,
      givenOn: row.given_on,
      method: row.method,
      issuedAt: row.issued_at,
      voidedAt: row.voided_at,
      voidReason: row.void_reason,
      replaces: serialIf(related.find(({ id }) => id === row.replaces_id)),
      replacedBy: serialIf(related.find(({ replaces_id }) => replaces_id === row.id)),
      email: gift?.email ?? "",
      mail: mails.get(row.id)?.state ?? null,
      outdated: row.voided_at === null && !agrees(row, gift),
      nowCents: gift?.completed ? gift.amountCents : null,
    };
  });
}

/** Returns whether the receipt still says what the ledger says. */
export function agrees(row: ReceiptRow, gift: Gift | undefined): boolean {
  return (
    gift?.completed === true &&
    gift.amountCents === row.amount_cents &&
    gift.givenOn === row.given_on &&
    gift.method === row.method &&
    namesDonor(row, gift)
  );
}

/**
 * Returns whether the name on the receipt is the donor's in the ledger, or the one that a donor wanted who is the same
 * still.
 */
function namesDonor(row: ReceiptRow, { name, firstName, lastName }: Gift): boolean {
  return row.name === name || (row.payer_first_name === firstName && row.payer_last_name === lastName);
}

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
