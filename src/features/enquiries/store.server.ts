import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import { addressKey } from "../../core/mail/mail-address";
import {
  type Enquiry,
  type EnquiryTables,
  enquiryOf,
  type KeptEnquiry,
  newRow,
  wordsOf,
} from "./rows.server";
import { isSeen, isWanted, type Wanted } from "./wanted.server";

/** What visitors wrote, on one connection; inside a transaction, the transaction's. */
export function enquiryStore(database: Database) {
  const db = database.$extendTables<EnquiryTables>();
  const matching = (wanted: Wanted) => db.selectFrom("enquiry").where(isWanted(database, wanted));

  return {
    add: async (enquiry: Enquiry): Promise<KeptEnquiry> => {
      const row = newRow(enquiry);
      await db.insertInto("enquiry").values(row).execute();
      await db
        .insertInto("enquiry_words")
        .values({ enquiry_id: row.id, words: wordsOf(row) })
        .execute();
      return enquiryOf(row);
    },

    find: async (id: string): Promise<KeptEnquiry | undefined> => {
      const row = await db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
      return row && enquiryOf(row);
    },

    /** Newest first. */
    list: async (wanted: Wanted, { limit, offset }: Part): Promise<KeptEnquiry[]> => {
      const all = matching(wanted).selectAll().orderBy("received_at", "desc").orderBy("id", "desc");
      return (await all.limit(limit).offset(offset).execute()).map(enquiryOf);
    },

    /** Of all of them, in the same order. */
    ids: async (wanted: Wanted): Promise<string[]> => {
      const all = matching(wanted).select("id").orderBy("received_at", "desc").orderBy("id", "desc");
      return (await all.execute()).map(({ id }) => id);
    },

    ofIds: async (ids: readonly string[]): Promise<KeptEnquiry[]> =>
      (await db.selectFrom("enquiry").selectAll().where("id", "in", ids).execute()).map(enquiryOf),

    count: async (wanted: Wanted): Promise<number> => {
      const counted = matching(wanted).select((eb) => eb.fn.countAll().as("count"));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },

    /** How many nobody has opened or marked as done: of the suspected ones, and of all others. */
    unseen: async (): Promise<{ unread: number; suspected: number }> => {
      const counts = await db
        .selectFrom("enquiry")
        .select(["suspected", (eb) => eb.fn.countAll().as("count")])
        .where("suspected", "in", [0, 1])
        .where("done", "=", 0)
        .where("opened", "=", 0)
        .groupBy("suspected")
        .execute();
      const of = (suspected: number) =>
        Number(counts.find((counted) => counted.suspected === suspected)?.count ?? 0);
      return { unread: of(0), suspected: of(1) };
    },

    mark: async (id: string, marks: { opened?: 1; done?: 0 | 1; suspected?: 0 }): Promise<void> => {
      await db.updateTable("enquiry").set(marks).where("id", "=", id).execute();
    },

    /** Ids of all from one address, however it was capitalised. */
    idsFrom: async (email: string): Promise<string[]> =>
      (await db.selectFrom("enquiry").select("id").where("email_key", "=", addressKey(email)).execute()).map(
        ({ id }) => id,
      ),

    /** Ids of those received before an instant that somebody has seen: here, or as an e-mail that was sent. */
    idsSeenBefore: async (receivedAt: string): Promise<string[]> => {
      const old = db.selectFrom("enquiry").select("id").where("received_at", "<", receivedAt);
      return (await old.where(isSeen).execute()).map(({ id }) => id);
    },

    erase: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0)
        await db
          .deleteFrom("enquiry")
          .where("id", "in", [...ids])
          .execute();
    },
  };
}
