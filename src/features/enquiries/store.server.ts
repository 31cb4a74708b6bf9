import { type ExpressionBuilder, expressionBuilder, type Generated, sql } from "kysely";
import { type Database, newId } from "../../platform/db/database.server";
import { searchIndex } from "../../platform/db/search-index.server";
import type { Deps } from "../../platform/deps.server";
import { recordRows } from "../../platform/list/record-rows.server";
import type { Lang } from "../../platform/locale/lang";
import { nameInBothOrders } from "../../platform/locale/search-text";
import { searchedText } from "../../platform/locale/searched-text.server";
import { addressKey } from "../../platform/mail/mail-address";
import { mailStatus } from "../../platform/mail/mail-status.server";
import { type OutboxTables, retentionStart } from "../../platform/mail/outbox-rows.server";
import type { MessageAnswer, MessageQuery } from "./contract";
import type { Suspicion } from "./visitor-input";

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

    /** Adds the answer that somebody gave just now, and returns its id. */
    addAnswer: async (enquiryId: string, answer: Omit<MessageAnswer, "at" | "mail">): Promise<string> => {
      const { by: author, way, note } = answer;
      const row = { id: newId(), enquiry_id: enquiryId, answered_at: new Date().toISOString() };
      await db
        .insertInto("enquiry_answer")
        .values({ ...row, author, way, note })
        .execute();
      return row.id;
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
      const mails = await mailStatus(database).statuses(rows.map(({ id }) => id));
      const mailOf = (id: string): MessageAnswer["mail"] => {
        const state = mails.get(id)?.state;
        return state === undefined || state === "sent" || state === "failed" ? (state ?? null) : "waiting";
      };
      const answers = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
      return new Map(
        [...answers].map(([message, given]) => [
          message,
          given.map(({ id, answered_at: at, author: by, way, note }) => ({
            at,
            by,
            way,
            note,
            mail: mailOf(id),
          })),
        ]),
      );
    },

    /** Ids of the answers to some messages. */
    idsOfAnswers: async (ids: readonly string[]): Promise<string[]> => {
      const answers = db.selectFrom("enquiry_answer").select("id");
      return (await answers.where("enquiry_id", "in", [...ids]).execute()).map(({ id }) => id);
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

/** Its e-mail waits or was given up, or that of an answer to it. */
function isUnsent(eb: Builder) {
  const unsent = eb.selectFrom("outbox").select("outbox.id").where("outbox.state", "!=", "sent");
  const answers = unsent.innerJoin("enquiry_answer", "enquiry_answer.id", "outbox.ref");
  return eb.or([
    eb.exists(unsent.whereRef("outbox.ref", "=", "enquiry.id")),
    eb.exists(answers.whereRef("enquiry_answer.enquiry_id", "=", "enquiry.id")),
  ]);
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
    const store = enquiryStore(tx);
    await mailStatus(tx).erase([...some, ...(await store.idsOfAnswers(some))]);
    await store.erase(some);
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

/** A visitor's message, before it is stored. */
export interface Enquiry {
  kind: "contact" | "charityItem";
  lang: Lang;
  /** As the charity addresses the writer. */
  name: string;
  firstName: string;
  lastName: string;
  organization: string;
  telephone: string;
  email: string;
  body: string;
  item: { id: string; name: string; price: string } | null;
  suspicions: Suspicion[];
  /** Number of the privacy notice in force when it was sent; null where none was recorded. */
  notice: number | null;
}

/** A stored message. */
export interface StoredEnquiry extends Enquiry {
  id: string;
  receivedAt: string;
  suspected: boolean;
  opened: boolean;
  done: boolean;
}

interface EnquiryRow {
  id: string;
  kind: Enquiry["kind"];
  received_at: string;
  lang: Lang;
  name: string;
  first_name: string;
  last_name: string;
  organization: string;
  telephone: string;
  email: string;
  /** The address normalised for comparison: small letters. */
  email_key: string;
  body: string;
  item_id: string | null;
  item_name: string;
  item_price: string;
  suspicions: string;
  suspected: number;
  opened: number;
  done: number;
  notice_number: number | null;
}

interface AnswerRow {
  id: string;
  enquiry_id: string;
  answered_at: string;
  author: string;
  way: MessageAnswer["way"];
  note: string;
}

export type EnquiryTables = {
  enquiry: EnquiryRow;
  /** The answers that staff gave; they go with their message. */
  enquiry_answer: AnswerRow;
  /** The words of a message that staff search. Its runs of characters are indexed beside it. */
  enquiry_words: { key: Generated<number>; enquiry_id: string; words: string };
} & OutboxTables;

/** The words of a message that are searched: names, addresses and texts. */
function wordsOf(row: EnquiryRow): string {
  const names = nameInBothOrders({ firstName: row.first_name, lastName: row.last_name });
  const { name, organization, telephone, email, item_name, body } = row;
  return searchedText([name, ...names, organization, telephone, email, item_name, body]);
}

/** The row of an enquiry that arrives now. */
function newRow({ firstName, lastName, item, suspicions, notice, ...enquiry }: Enquiry): EnquiryRow {
  return {
    ...enquiry,
    id: newId(),
    received_at: new Date().toISOString(),
    first_name: firstName,
    last_name: lastName,
    email_key: addressKey(enquiry.email),
    item_id: item?.id ?? null,
    item_name: item?.name ?? "",
    item_price: item?.price ?? "",
    suspicions: JSON.stringify(suspicions),
    suspected: suspicions.length > 0 ? 1 : 0,
    opened: 0,
    done: 0,
    notice_number: notice,
  };
}

export function enquiryOf(row: EnquiryRow): StoredEnquiry {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    lang: row.lang,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    organization: row.organization,
    telephone: row.telephone,
    email: row.email,
    body: row.body,
    item: row.item_id === null ? null : { id: row.item_id, name: row.item_name, price: row.item_price },
    suspicions: JSON.parse(row.suspicions),
    suspected: row.suspected === 1,
    opened: row.opened === 1,
    done: row.done === 1,
    notice: row.notice_number,
  };
}
