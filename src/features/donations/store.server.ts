import { randomInt } from "node:crypto";
import type { Generated, Selectable } from "kysely";
import { type Database, newId } from "../../platform/db/database.server";
import type { Lang } from "../../platform/locale/lang";
import { nameInBothOrders } from "../../platform/locale/search-text";
import { searchedText } from "../../platform/locale/searched-text.server";
import {
  type Correction,
  type Donation,
  type DonationMethod,
  type DonationState,
  type NewDonation,
  type Refund,
  UNSETTLED,
} from "./donation";

export interface DonationRow {
  id: string;
  /** Null only in rows that another hand than this program's wrote. */
  reference: string | null;
  method: DonationMethod;
  state: DonationState;
  amount_cents: number;
  refunded_cents: number;
  /** Refunds that staff entered, as JSON. */
  refunds: Generated<string>;
  /** What had gone back at `corrected_at`, as staff found; both null where they said nothing. */
  corrected_cents: Generated<number | null>;
  corrected_at: Generated<string | null>;
  receipt: number;
  lang: Lang;
  first_name: string;
  last_name: string;
  email: string;
  note: string;
  given_on: string;
  created_at: string;
  settled_at: string | null;
  returned_at: string | null;
  paypal_order_id: string | null;
  paypal_capture_id: string | null;
  paypal_amount: string | null;
  fee_cents: Generated<number | null>;
  hold_reason: string;
  deleted_at: string | null;
  notice_number: number | null;
  /** PayPal is not queried again about an open order before this time. */
  ask_at: Generated<string | null>;
  /** When PayPal was last queried for refunds of money that has arrived. */
  reviewed_at: Generated<string | null>;
  /** Captures that PayPal refused for good. */
  refusals: Generated<number>;
  /** Since when the donor is owed word of what became of an order. */
  promised_at: Generated<string | null>;
  /** 1 while there is a valid receipt for it; maintained by the database. */
  receipted: Generated<number>;
  version: number;
}

export type DonationTables = {
  donation: DonationRow;
  /** The words of a donation that staff search. Its runs of characters are indexed beside it. */
  donation_words: { key: Generated<number>; donation_id: string; words: string };
  /** Webhooks that were counted, by PayPal's id of the event. */
  paypal_event: { id: string; type: string; paypal_order_id: string | null; received_at: string };
};

/** A donation with the other fields that settling its order needs. */
export interface KnownDonation {
  donation: Donation;
  /** PayPal's. */
  orderId: string;
  /** Whether its donor must be notified of the order's outcome. */
  isOwed: boolean;
  /** The number of times that PayPal has refused for good to take the money. */
  refusals: number;
}

/** Converts a row to the program's type. */
export function donationOf(row: Selectable<DonationRow>): Donation {
  return {
    _id: row.id,
    reference: row.reference ?? row.id,
    method: row.method,
    state: row.state,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    refunds: JSON.parse(row.refunds) as Refund[],
    correction: correctionOf(row),
    receipt: row.receipt === 1,
    lang: row.lang,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    note: row.note,
    givenOn: row.given_on,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    returnedAt: row.returned_at,
    paypalOrderId: row.paypal_order_id,
    paypalCaptureId: row.paypal_capture_id,
    paypalAmount: row.paypal_amount,
    feeCents: row.fee_cents,
    holdReason: row.hold_reason,
    deletedAt: row.deleted_at,
    notice: row.notice_number,
    version: row.version,
  };
}

function correctionOf({ corrected_cents, corrected_at }: Selectable<DonationRow>): Correction | null {
  return corrected_cents === null || corrected_at === null
    ? null
    : { cents: corrected_cents, at: corrected_at };
}

/** The words of a donation to search: the names in both orders, address, note, references. */
function wordsOf(donation: Omit<Donation, "version">): string {
  const { _id, reference, email, note, paypalOrderId, paypalCaptureId } = donation;
  const references = [reference, _id, paypalOrderId ?? "", paypalCaptureId ?? ""];
  return searchedText([...nameInBothOrders(donation), email, note, ...references]);
}

/** Everything of a row but its id, reference and version. */
function columnsOf(donation: NewDonation) {
  return {
    method: donation.method,
    state: donation.state,
    amount_cents: donation.amountCents,
    refunded_cents: donation.refundedCents,
    refunds: JSON.stringify(donation.refunds),
    corrected_cents: donation.correction?.cents ?? null,
    corrected_at: donation.correction?.at ?? null,
    receipt: donation.receipt ? 1 : 0,
    lang: donation.lang,
    first_name: donation.firstName,
    last_name: donation.lastName,
    email: donation.email,
    note: donation.note,
    given_on: donation.givenOn,
    created_at: donation.createdAt,
    settled_at: donation.settledAt,
    returned_at: donation.returnedAt,
    paypal_order_id: donation.paypalOrderId,
    paypal_capture_id: donation.paypalCaptureId,
    paypal_amount: donation.paypalAmount,
    fee_cents: donation.feeCents,
    hold_reason: donation.holdReason,
    deleted_at: donation.deletedAt,
    notice_number: donation.notice,
  };
}

/** Donations on one connection; inside a transaction, the transaction's. */
export function donationStore(database: Database) {
  const db = database.$extendTables<DonationTables>();
  const rows = db.selectFrom("donation").selectAll();
  const one = async (query: typeof rows): Promise<Donation | undefined> => {
    const row = await query.executeTakeFirst();
    return row && donationOf(row);
  };
  const note = async (donation: Donation): Promise<void> => {
    const looked = { words: wordsOf(donation) };
    await db
      .insertInto("donation_words")
      .values({ donation_id: donation._id, ...looked })
      .onConflict((conflict) => conflict.column("donation_id").doUpdateSet(looked))
      .execute();
  };
  return {
    find: (id: string) => one(rows.where("id", "=", id)),

    byOrder: (orderId: string) => one(rows.where("paypal_order_id", "=", orderId)),

    byCapture: (captureId: string) => one(rows.where("paypal_capture_id", "=", captureId)),

    add: async (donation: NewDonation): Promise<Donation> => {
      for (;;) {
        const added = { ...donation, _id: newId(), reference: newReference(), version: 1 };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("donation")
          .values({ id: added._id, reference: added.reference, ...columnsOf(added), version: 1 })
          .onConflict((conflict) => conflict.column("reference").doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) continue;
        await note(added);
        return added;
      }
    },

    /** Replaces a donation if its version still is the one before `donation.version`; returns whether it was. */
    replace: async (donation: Donation): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation")
        .set({ ...columnsOf(donation), version: donation.version })
        .where("id", "=", donation._id)
        .where("version", "=", donation.version - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await note(donation);
      return true;
    },

    /** Turns an order that was declined without a capture into one that can still be paid. */
    reopen: async (orderId: string, now: Date): Promise<void> => {
      const returned_at = now.toISOString();
      await db
        .updateTable("donation")
        .set((eb) => ({ state: "ordered", returned_at, version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .where("state", "=", "declined")
        .where("paypal_capture_id", "is", null)
        .execute();
    },

    /** Records that an order may have been paid. */
    recordReturn: async (orderId: string, now: Date): Promise<void> => {
      await db
        .updateTable("donation")
        .set((eb) => ({ returned_at: now.toISOString(), version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .execute();
    },

    /** Clears the record that an order may have been paid, unless it was set again in between. */
    clearReturn: async (orderId: string, noted: string): Promise<void> => {
      await db
        .updateTable("donation")
        .set((eb) => ({ returned_at: null, version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .where("state", "=", "ordered")
        .where("returned_at", "=", noted)
        .execute();
    },

    /** @throws where there is no such donation */
    known: async (id: string): Promise<KnownDonation> => {
      const row = await rows.where("id", "=", id).executeTakeFirstOrThrow();
      const { paypal_order_id, promised_at, refusals } = row;
      return {
        donation: donationOf(row),
        orderId: paypal_order_id ?? "",
        isOwed: promised_at !== null,
        refusals,
      };
    },

    /** Counts a refusal of PayPal beyond `before`; concurrent calls count once. */
    recordRefusal: async (id: string, before: number): Promise<void> => {
      await db
        .updateTable("donation")
        .set({ refusals: before + 1 })
        .where("id", "=", id)
        .where("refusals", "=", before)
        .execute();
    },

    /** Records that the donor of an open order must be notified of its outcome. */
    addPendingNotice: async (orderId: string, now: Date): Promise<void> => {
      await db
        .updateTable("donation")
        .set({ promised_at: now.toISOString() })
        .where("paypal_order_id", "=", orderId)
        .where("state", "in", UNSETTLED)
        .where("promised_at", "is", null)
        .execute();
    },

    /** Clears the pending notice to the donor; returns whether there was one. */
    takePendingNotice: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation")
        .set({ promised_at: null })
        .where("id", "=", id)
        .where("promised_at", "is not", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** Returns whether an event of PayPal was counted: it changes nothing more. */
export async function isCounted(db: Database, eventId: string): Promise<boolean> {
  const events = db.$extendTables<DonationTables>().selectFrom("paypal_event");
  return (await events.select("id").where("id", "=", eventId).executeTakeFirst()) !== undefined;
}

/** Counts an event of PayPal about an order; false when it was counted before. */
export async function countEvent(
  db: Database,
  { id, event_type }: { id: string; event_type: string },
  orderId?: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .$extendTables<DonationTables>()
    .insertInto("paypal_event")
    .values({
      id,
      type: event_type,
      paypal_order_id: orderId ?? null,
      received_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const grouped = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`;

/** A number for a donation that can be said on the telephone, as `4821 7305`. Another donation may have it. */
const newReference = (): string => grouped(String(randomInt(10_000_000, 100_000_000)));

/** The reference that somebody wrote, with or without a space or hyphen; undefined when it is none. */
export function referenceIn(words: string): string | undefined {
  const digits = words.normalize("NFKC").replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? grouped(digits) : undefined;
}
