import type { ExpressionBuilder } from "kysely";
import { type Database, newId } from "../db/database.server";
import { queuedAt } from "./enqueue.server";
import type { MailProgress, OutboxRow, OutboxTables } from "./outbox-rows.server";

/** The state of a mail, for staff. */
export interface MailStatus {
  state: MailProgress;
  attempts: number;
  /** The mail server's last words, when it did not take it. */
  lastError: string | null;
  nextAt: string;
  sentAt: string | null;
}

/** A mail that has not left. */
export interface UnsentMail {
  /** The kind of mail. Its recipient does not identify it: the charity's inbox may have several. */
  kind: string;
  state: Exclude<MailProgress, "sent">;
  /** The mail server's last words, when it did not take it. */
  lastError: string | null;
}

/** Without a lease: the dispatcher takes it when it is due, or not any more. */
const isWaiting = (eb: ExpressionBuilder<OutboxTables, "outbox">) => eb("state", "in", ["queued", "failed"]);

/** Of the mails about one thing, newest first, that for which staff may have to do something. */
function worst<T extends { state: MailProgress }>(mails: readonly T[]): T | undefined {
  const ofState = (state: MailProgress) => mails.find((mail) => mail.state === state);
  return ofState("failed") ?? ofState("queued") ?? ofState("sending") ?? ofState("sent");
}

function statusOf(
  row: Pick<OutboxRow, "state" | "attempts" | "last_error" | "next_at" | "sent_at">,
): MailStatus {
  const { state, attempts, last_error, next_at, sent_at } = row;
  return { state, attempts, lastError: last_error, nextAt: next_at, sentAt: sent_at };
}

/** The subjects of the mails of some kinds that were given up, as a part of another question. */
export function refsOfFailed(database: Database, kinds: readonly string[]) {
  const failed = database.$extendTables<OutboxTables>().selectFrom("outbox").where("state", "=", "failed");
  return failed.where("kind", "in", [...kinds]).select((eb) => eb.ref("ref").$notNull().as("ref"));
}

/** The staff's side of the outbox: mail is found by the id of its subject. */
export function mailStatus(database: Database) {
  const db = database.$extendTables<OutboxTables>();
  const about = (ref: string) => db.selectFrom("outbox").where("ref", "=", ref).orderBy("id", "desc");
  const stateOf = async (ref: string) => worst(await about(ref).select("state").execute())?.state;
  return {
    /** The state of the mail about each of `refs` that has one; of several, the one that is worst off. */
    statuses: async (refs: readonly string[]): Promise<Map<string, MailStatus>> => {
      if (refs.length === 0) return new Map();
      const rows = await db
        .selectFrom("outbox")
        .select(["ref", "state", "attempts", "last_error", "next_at", "sent_at"])
        .where("ref", "in", [...refs])
        .orderBy("id", "desc")
        .execute();
      const mails = Map.groupBy(rows, ({ ref }) => ref ?? "");
      return new Map(
        refs.flatMap((ref) => {
          const mail = worst(mails.get(ref) ?? []);
          return mail ? [[ref, statusOf(mail)]] : [];
        }),
      );
    },

    /** Whether a mail of a kind about `ref` was sent, or is being sent. */
    hasLeft: async (ref: string, kind: string): Promise<boolean> => {
      const left = about(ref).select("id").where("kind", "=", kind).where("state", "in", ["sent", "sending"]);
      return (await left.limit(1).executeTakeFirst()) !== undefined;
    },

    /** Every mail about each of `refs` that has not left. */
    unsent: async (refs: readonly string[]): Promise<Map<string, UnsentMail[]>> => {
      const found = new Map<string, UnsentMail[]>(refs.map((ref) => [ref, []]));
      if (refs.length === 0) return found;
      const rows = await db
        .selectFrom("outbox")
        .select(["ref", "kind", "state", "last_error"])
        .where("ref", "in", [...refs])
        .orderBy("id")
        .execute();
      for (const { ref, kind, state, last_error } of rows) {
        if (state === "sent") continue;
        found.get(ref ?? "")?.push({ kind, state, lastError: last_error });
      }
      return found;
    },

    /**
     * Sends every mail about `ref` that has not left, all its time before it; those of some kinds to an address that
     * may be another now, or not while there is none.
     */
    sendUnsent: async (
      ref: string,
      { kinds, to }: { kinds: readonly string[]; to: string | undefined },
    ): Promise<void> => {
      const now = queuedAt(new Date().toISOString());
      const unsent = db.updateTable("outbox").where("ref", "=", ref).where(isWaiting);
      await unsent.set(now).where("kind", "not in", kinds).execute();
      if (to === undefined) return;
      await unsent
        .set({ ...now, recipient: to })
        .where("kind", "in", kinds)
        .execute();
    },

    /** The number of mails that wait to be sent. */
    waiting: async (): Promise<number> => {
      const { count } = await db
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("state", "in", ["queued", "sending"])
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Sends again the mail about `ref` that has not arrived, with all retries. When all was sent, a new one
     * to all, for a receiver may hide a second with the same Message-ID; none with `unlessSent`. What is
     * being sent is not touched. Returns whether there is any.
     */
    sendAgain: async (ref: string, { unlessSent = false } = {}): Promise<boolean> => {
      const now = new Date().toISOString();
      const waiting = db.updateTable("outbox").set(queuedAt(now)).where("ref", "=", ref).where(isWaiting);
      if ((await waiting.executeTakeFirst()).numUpdatedRows > 0n) return true;
      if (unlessSent || (await stateOf(ref)) !== "sent") return (await stateOf(ref)) !== undefined;
      // The last to the whole inbox rather than what former versions sent to one address of it that refused it at first.
      const last = about(ref).selectAll().clearOrderBy();
      const row = await last
        .orderBy((eb) => eb.case().when("recipient", "is", null).then(0).else(1).end())
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      const copy = { ...row, ...queuedAt(now), id: newId(), taken_by: "[]", created_at: now, sent_at: null };
      await db.insertInto("outbox").values(copy).execute();
      return true;
    },

    /**
     * Erases the mail about `ref` that neither was sent nor is being sent; returns the status of the rest.
     */
    stop: async (ref: string): Promise<MailProgress | undefined> => {
      await db.deleteFrom("outbox").where("ref", "=", ref).where(isWaiting).execute();
      return stateOf(ref);
    },

    /** Erases every mail about `refs`, with its content. */
    erase: async (refs: readonly string[]): Promise<void> => {
      if (refs.length > 0)
        await db
          .deleteFrom("outbox")
          .where("ref", "in", [...refs])
          .execute();
    },
  };
}
