import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import type { Donation, NewDonation } from "./donation";
import { columnsOf, type DonationTables, donationOf, newReference, wordsOf } from "./rows.server";
import { UNSETTLED } from "./states";

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

    /** Replaces a donation if its version still is the one before `donation.version`; tells whether it was. */
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

    /** Whether an event of PayPal was counted. */
    isCounted: async (eventId: string): Promise<boolean> => {
      const found = await db
        .selectFrom("paypal_event")
        .select("id")
        .where("id", "=", eventId)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Counts an event of PayPal; false when it was counted before. */
    count: async (event: { id: string; type: string; orderId: string | null }): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("paypal_event")
        .values({
          id: event.id,
          type: event.type,
          paypal_order_id: event.orderId,
          received_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Makes of an order that was declined, without any capture, one that may be paid after all. */
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

    /** Notes that an order may have been paid. */
    noteReturn: async (orderId: string, now: Date): Promise<void> => {
      await db
        .updateTable("donation")
        .set((eb) => ({ returned_at: now.toISOString(), version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .execute();
    },

    /** Notes that nobody has paid an order of which that was noted, unless it was noted once more in between. */
    forgetReturn: async (orderId: string, noted: string): Promise<void> => {
      await db
        .updateTable("donation")
        .set((eb) => ({ returned_at: null, version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .where("state", "=", "ordered")
        .where("returned_at", "=", noted)
        .execute();
    },

    /** How often PayPal has refused for good to take the money of a donation. */
    refusals: async (id: string): Promise<number> => {
      const row = await db.selectFrom("donation").select("refusals").where("id", "=", id).executeTakeFirst();
      return row?.refusals ?? 0;
    },

    /** Notes that PayPal has refused once more than `before`; of calls at the same moment, once. */
    noteRefusal: async (id: string, before: number): Promise<void> => {
      await db
        .updateTable("donation")
        .set({ refusals: before + 1 })
        .where("id", "=", id)
        .where("refusals", "=", before)
        .execute();
    },

    /** Notes that the donor of an open order is owed word of what became of it. */
    promise: async (orderId: string, now: Date): Promise<void> => {
      await db
        .updateTable("donation")
        .set({ promised_at: now.toISOString() })
        .where("paypal_order_id", "=", orderId)
        .where("state", "in", UNSETTLED)
        .where("promised_at", "is", null)
        .execute();
    },

    isPromised: async (id: string): Promise<boolean> => {
      const promised = rows.where("id", "=", id).where("promised_at", "is not", null);
      return (await one(promised)) !== undefined;
    },

    /** Notes that the donor is owed nothing any more; tells whether they were. */
    takePromise: async (id: string): Promise<boolean> => {
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
