import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import { occursIn } from "../../core/db/occurs-in.server";
import type { Part } from "../../core/db/paging.server";
import { searchText } from "../../core/locale/search-text";
import { addressKey } from "../../core/mail/mail-address";
import { refsOfFailed } from "../../core/mail/mail-status.server";
import { RECEIPT_MAIL, type ReceiptRow, type ReceiptTables } from "./rows.server";

/** Which receipts a list shows. */
export interface Wanted {
  year?: number | undefined;
  donation_id?: string | undefined;
  /** Only those whose e-mail could not be sent. */
  mail?: "failed" | undefined;
  /** Part of a serial or name, or a whole e-mail address; "" for all. */
  q: string;
}

/** Receipts on one connection; inside a transaction, the transaction's. */
export function receiptStore(database: Database) {
  const db = database.$extendTables<ReceiptTables>();
  const rows = db.selectFrom("receipt").selectAll();
  return {
    /**
     * The next number of a year, from 1. Whoever else wants one waits until this transaction has ended; when it
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

    add: async (receipt: NewReceipt): Promise<ReceiptRow> => {
      const name_key = searchText([receipt.name]);
      const row = { ...receipt, name_key, id: newId(), voided_at: null, void_reason: "" };
      await db.insertInto("receipt").values(row).execute();
      return row;
    },

    find: (id: string): Promise<ReceiptRow | undefined> => rows.where("id", "=", id).executeTakeFirst(),

    /** Those with one of these ids, and those that stand for one of them. */
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

    /** Newest first. */
    list: (wanted: Wanted, part: Part): Promise<ReceiptRow[]> =>
      rows
        .where(isWanted(database, wanted))
        .orderBy("year", "desc")
        .orderBy("number", "desc")
        .limit(part.limit)
        .offset(part.offset)
        .execute(),

    count: async (wanted: Wanted): Promise<number> => {
      const { count } = await db
        .selectFrom("receipt")
        .where(isWanted(database, wanted))
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    years: async (): Promise<number[]> =>
      (await db.selectFrom("receipt_counter").select("year").orderBy("year", "desc").execute()).map(
        ({ year }) => year,
      ),

    /** Makes a receipt void if it is not; tells whether it was valid. */
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

type NewReceipt = Omit<ReceiptRow, "id" | "name_key" | "voided_at" | "void_reason">;

const SERIAL = /^(\d{4})-0*(\d{1,9})$/;

/** The condition that a receipt is one of them. */
export function isWanted(db: Database, { year, donation_id, mail, q }: Wanted) {
  const eb: ExpressionBuilder<ReceiptTables, "receipt"> = expressionBuilder();
  const serial = SERIAL.exec(q);
  const all = [
    ...(year ? [eb("year", "=", year)] : []),
    ...(donation_id ? [eb("donation_id", "=", donation_id)] : []),
    ...(mail ? [eb("receipt.id", "in", refsOfFailed(db, [RECEIPT_MAIL]))] : []),
  ];
  if (serial) all.push(eb("year", "=", Number(serial[1])), eb("number", "=", Number(serial[2])));
  else if (q) all.push(eb.or([eb("email_key", "=", addressKey(q)), occursIn(db, q, eb.ref("name_key"))]));
  return eb.and(all);
}
