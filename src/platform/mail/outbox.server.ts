import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../db/database.server";
import type { OutboxRow, OutboxTables } from "./outbox-rows.server";
import type { MailTiming } from "./timing.server";

/** A mail that this process alone may send until its lease ends. */
export type Leased = OutboxRow & { lease_token: string };

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * The dispatcher's side of the outbox. Every change after {@link claim} names the lease, so that a process
 * that lost its lease to another changes nothing any more; each returns whether it still had it.
 */
export function outbox(database: Database) {
  const db = database.$extendTables<OutboxTables>();
  const leased = ({ id, lease_token }: Leased) =>
    db.updateTable("outbox").where("id", "=", id).where("lease_token", "=", lease_token);
  const changed = async (update: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }) =>
    (await update.executeTakeFirst()).numUpdatedRows > 0n;

  return {
    /** Takes the mail that has been due longest, for `lease` ms; undefined when none is due. */
    claim: async (now: Date, timing: Pick<MailTiming, "lease" | "giveUp" | "longestPause" | "answer">) => {
      for (;;) {
        const due = await db
          .selectFrom("outbox")
          .select("id")
          .where(isDue(now, timing))
          .orderBy("next_at")
          .orderBy("id")
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        // Checks again that it is due: of two processes that found the same mail, one updates it first.
        const row = await db
          .updateTable("outbox")
          .set((eb) => ({
            state: "sending",
            attempts: eb("attempts", "+", 1),
            lease_token: randomUUID(),
            lease_until: later(now, timing.lease),
            give_up_at: eb.fn.coalesce("give_up_at", eb.val(later(now, timing.giveUp))),
          }))
          .where("id", "=", due.id)
          .where(isDue(now, timing))
          .returningAll()
          .executeTakeFirst();
        if (row) return row as Leased;
      }
    },

    renew: (mail: Leased, now: Date, lease: number) =>
      changed(leased(mail).set({ lease_until: later(now, lease) })),

    /** The server took it. */
    sent: (mail: Leased, now: Date) => changed(leased(mail).set(sentAt(now))),

    /** It took it for some of the inbox, who get it no more; for the others it is tried `again`. */
    sentToSome: (mail: Leased, taken: readonly string[], again: Date, last_error: string) => {
      const taken_by = JSON.stringify([...JSON.parse(mail.taken_by), ...taken]);
      return changed(leased(mail).set({ ...queuedAgain(again), taken_by, last_error, unanswered: 0 }));
    },

    /** It is to be tried again at `at`; with `unanswered` the server may have taken it. */
    retry: (mail: Leased, at: Date, last_error: string | null, unanswered = false) =>
      changed(leased(mail).set({ ...queuedAgain(at), last_error, unanswered: unanswered ? 1 : 0 })),

    fail: (mail: Leased, last_error: string) =>
      changed(leased(mail).set({ state: "failed", lease_token: null, last_error })),

    /** It must not leave any more. */
    erase: async ({ id, lease_token }: Leased): Promise<void> => {
      await db.deleteFrom("outbox").where("id", "=", id).where("lease_token", "=", lease_token).execute();
    },

    /** After an outage: what the server never had need not wait any longer for another attempt. */
    hurry: async (now: Date): Promise<void> => {
      await db
        .updateTable("outbox")
        .set({ next_at: now.toISOString() })
        .where("state", "=", "queued")
        .where("attempts", ">", 0)
        .where("unanswered", "=", 0)
        .execute();
    },
  };
}

const sentAt = (now: Date) =>
  ({ state: "sent", sent_at: now.toISOString(), lease_token: null, last_error: null }) as const;

const queuedAgain = (at: Date) =>
  ({ state: "queued", next_at: at.toISOString(), lease_token: null }) as const;

/**
 * Due, or leased by a process that did not come back. Nothing waits much longer than the longest pause, or is
 * leased much longer than the longest lease: such a time comes from a clock that has been set back.
 */
function isDue(
  now: Date,
  { longestPause, lease, answer }: Pick<MailTiming, "longestPause" | "lease" | "answer">,
) {
  const eb: ExpressionBuilder<OutboxTables, "outbox"> = expressionBuilder();
  const at = now.toISOString();
  return eb.or([
    eb("state", "=", "queued").and("next_at", "<=", at),
    eb("state", "=", "queued").and("next_at", ">", later(now, 2 * longestPause)),
    eb("state", "=", "sending").and("lease_until", "<=", at),
    eb("state", "=", "sending").and("lease_until", ">", later(now, 2 * Math.max(lease, answer))),
  ]);
}
