import type { Deps } from "../deps.server";
import { keptSince } from "./kept-since.server";
import type { OutboxTables } from "./outbox-rows.server";

/**
 * The daily job: forgets letters that were sent longer ago than messages are kept. What they were about
 * (a message, a donation, a receipt) has its own time; the letter is only a copy.
 */
export async function forgetSentMail({ db, config, log }: Deps, now: Date): Promise<void> {
  const { numDeletedRows } = await db
    .$extendTables<OutboxTables>()
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("sent_at", "<", keptSince(config, now))
    .executeTakeFirst();
  if (numDeletedRows > 0n) log.info({ forgotten: Number(numDeletedRows) }, "old sent mail was forgotten");
}
