import type { Deps } from "../deps.server";
import { keptSince } from "./kept-since.server";
import type { OutboxTables } from "./outbox-rows.server";

/**
 * The daily job: forgets letters that were sent longer ago than messages are kept, and those so old that were given
 * up. What they were about (a message, a donation, a receipt) has its own time; the letter is only a copy.
 */
export async function forgetSentMail({ db, config, log }: Deps, now: Date): Promise<void> {
  const since = keptSince(config, now);
  const { numDeletedRows } = await db
    .$extendTables<OutboxTables>()
    .deleteFrom("outbox")
    .where((eb) =>
      eb.or([
        eb("state", "=", "sent").and("sent_at", "<", since),
        eb("state", "=", "failed").and("created_at", "<", since),
      ]),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n)
    log.info({ forgotten: Number(numDeletedRows) }, "old mail that was sent or given up was forgotten");
}
