import { type ExpressionBuilder, expressionBuilder, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { newId } from "../../platform/db/new-id";
import { searchIndex } from "../../platform/db/search-index.server";
import type { Deps } from "../../platform/deps.server";
import { recordRows } from "../../platform/list/record-rows.server";
import { addressKey } from "../../platform/mail/mail-address";
import { mailStatus } from "../../platform/mail/mail-status.server";
import { retentionStart } from "../../platform/mail/outbox-rows.server";
import type { MessageAnswer, MessageQuery } from "./contract";
import {
  type Enquiry,
  type EnquiryRow,
  type EnquiryTables,
  enquiryOf,
  newRow,
  type StoredEnquiry,
  wordsOf,
} from "./rows.server";

/** The messages of visitors, on one connection; inside a transaction, the transaction's. */
export function enquiryStore(database: Database) {
  const db = database.$extendTables<EnquiryTables>();
  return {
    add: async (enquiry: Enquiry): Promise<StoredEnquiry> => {
      const row = newRow(enquiry);
      await db.insertInto("enquiry").values(row).execute();
      await db
        .insertInto("enquiry_words")
        .values({ enquiry_id: row.id, words: wordsOf(row) })
        .execute();
      return enquiryOf(row);
    },

    find: async (id: string): Promise<StoredEnquiry | undefined> => {
      const row = await db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
      return row && enquiryOf(row);
    },

    /** The number that nobody has opened or marked as done: of the suspected ones, and of all others. */
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

    /** Adds the answer that somebody gave just now. */
    addAnswer: async (enquiryId: string, answer: Omit<MessageAnswer, "at">): Promise<void> => {
      const { by: author, way, note } = answer;
      const row = { id: newId(), enquiry_id: enquiryId, answered_at: new Date().toISOString() };
      await db
        .insertInto("enquiry_answer")
        .values({ ...row, author, way, note })
        .execute();
    },

    /** The answers to some messages, earliest first, by the id of the message. */
    answersTo: async (ids: readonly string[]): Promise<Map<string, MessageAnswer[]>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("enquiry_answer")
        .selectAll()
        .where("enquiry_id", "in", [...ids])
        .orderBy("answered_at")
        .orderBy("id")
        .execute();
      const answers = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
      return new Map(
        [...answers].map(([id, given]) => [
          id,
          given.map(({ answered_at: at, author: by, way, note }) => ({ at, by, way, note })),
        ]),
      );
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

type Builder = ExpressionBuilder<EnquiryTables, "enquiry">;

/** The step that a message is at: new, opened, done with. */
const STEP = sql`case when done = 1 then 2 when opened = 1 then 1 else 0 end`;

const BY_DATE = [sql.ref("received_at"), sql.ref("id")];

/** The messages of a list; its words are looked for in names, addresses and texts. */
export const listedEnquiries = recordRows({
  table: "enquiry",
  fits: (db, { show, q }: Pick<MessageQuery, "show" | "q">) => {
    const eb: Builder = expressionBuilder();
    return q === "" ? shown(eb, show) : eb.and([shown(eb, show), says(db, eb, q)]);
  },
  orders: {
    date: BY_DATE,
    state: [STEP],
    name: { columns: ["name"], nameOf: ({ name }: EnquiryRow) => name },
  },
  thenBy: BY_DATE,
});

function shown(eb: Builder, show: MessageQuery["show"]) {
  const accepted = eb("suspected", "=", 0);
  switch (show) {
    case "open":
      return eb.and([accepted, eb("done", "=", 0)]);
    case "done":
      return eb.and([accepted, eb("done", "=", 1)]);
    case "unsent":
      return eb.and([accepted, isUnsent(eb)]);
    case "suspected":
      return eb("suspected", "=", 1);
    case "all":
      return eb("suspected", "in", [0, 1]);
  }
}

/** Somebody has opened it, or marked it in the list, or its e-mail reached the inbox. */
function isSeen(eb: Builder) {
  const mails = eb.selectFrom("outbox").select("outbox.id").whereRef("outbox.ref", "=", "enquiry.id");
  const arrived = eb.exists(mails.where("outbox.state", "=", "sent"));
  return eb.or([eb("opened", "=", 1), eb("done", "=", 1), arrived]);
}

/** Its e-mail waits, or was given up. */
function isUnsent(eb: Builder) {
  const mails = eb.selectFrom("outbox").select("outbox.id").whereRef("outbox.ref", "=", "enquiry.id");
  return eb.exists(mails.where("outbox.state", "!=", "sent"));
}

function says(db: Database, eb: Builder, words: string) {
  const found = eb.selectFrom("enquiry_words").select("enquiry_id");
  return eb("enquiry.id", "in", found.where(searchIndex(db, "enquiry_words").found(words)));
}

/** The batch size, since databases limit the values in one statement. */
const AT_ONCE = 500;

/** Erases messages and their e-mails. The journal never had more of them than their ids. */
export async function eraseMessages(tx: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await mailStatus(tx).erase(some);
    await enquiryStore(tx).erase(some);
  }
}

/** The daily job: erases what is older than the set number of months, and that somebody has seen. */
export async function eraseOldMessages({ db, config, log }: Deps, now: Date): Promise<void> {
  const erased = await db.transaction().execute(async (tx) => {
    const ids = await enquiryStore(tx).idsSeenBefore(retentionStart(config, now));
    await eraseMessages(tx, ids);
    return ids.length;
  });
  if (erased > 0) log.info({ erased }, "messages older than the retention time were erased");
}
