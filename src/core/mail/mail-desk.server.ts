import type { ExpressionBuilder } from "kysely";
import type { Database } from "../db/database.server";
import { newId } from "../db/new-id";
import { queuedAt } from "./enqueue.server";
import type { MailProgress, OutboxTables } from "./outbox-rows.server";

/** What became of a mail, for staff. */
export interface MailStatus {
  state: MailProgress;
  attempts: number;
  /** What the mail server said last, when it did not take it. */
  lastError: string | null;
  nextAt: string;
  sentAt: string | null;
}

/** In nobody's hands: the dispatcher takes it when it is due, or not any more. */
const isWaiting = (eb: ExpressionBuilder<OutboxTables, "outbox">) => eb("state", "in", ["queued", "failed"]);

/** The staff's side of the outbox: mail is found by the id of what it is about. */
export function mailDesk(database: Database) {
  const db = database.$extendTables<OutboxTables>();
  const newestOf = (ref: string) =>
    db
      .selectFrom("outbox")
      .selectAll()
      .where("ref", "=", ref)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();

  return {
    /** The newest mail about each of `refs` that has one. */
    statuses: async (refs: readonly string[]): Promise<Map<string, MailStatus>> => {
      if (refs.length === 0) return new Map();
      const rows = await db
        .selectFrom("outbox")
        .select(["ref", "state", "attempts", "last_error", "next_at", "sent_at"])
        .where("ref", "in", [...refs])
        .orderBy("id")
        .execute();
      return new Map(
        rows.map(({ ref, state, attempts, last_error, next_at, sent_at }) => [
          ref ?? "",
          { state, attempts, lastError: last_error, nextAt: next_at, sentAt: sent_at },
        ]),
      );
    },

    /** How many mails wait to be sent. */
    waiting: async (): Promise<number> => {
      const { count } = await db
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("state", "in", ["queued", "sending"])
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Sends the mail about `ref` again, all its time before it: a new one when it was sent, for a receiver
     * may hide a second with the same Message-ID; none with `unlessSent`. One that is just leaving is left alone.
     * Tells whether there is one.
     */
    sendAgain: async (ref: string, { unlessSent = false } = {}): Promise<boolean> => {
      const row = await newestOf(ref);
      if (!row) return false;
      const now = new Date().toISOString();
      if (row.state !== "sent") {
        // The dispatcher may have taken it since it was read.
        await db.updateTable("outbox").set(queuedAt(now)).where("id", "=", row.id).where(isWaiting).execute();
      } else if (!unlessSent) {
        const copy = { ...row, ...queuedAt(now), id: newId(), created_at: now, sent_at: null };
        await db.insertInto("outbox").values(copy).execute();
      }
      return true;
    },

    /** Erases a mail about `ref` that is not leaving and has not left; tells how it is with the newest one then. */
    stop: async (ref: string): Promise<MailProgress | undefined> => {
      await db.deleteFrom("outbox").where("ref", "=", ref).where(isWaiting).execute();
      return (await newestOf(ref))?.state;
    },

    /** Erases every mail about `refs`, with all that it said. */
    erase: async (refs: readonly string[]): Promise<void> => {
      if (refs.length > 0)
        await db
          .deleteFrom("outbox")
          .where("ref", "in", [...refs])
          .execute();
    },
  };
}
