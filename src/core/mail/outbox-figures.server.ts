import type { Database } from "../db/database.server";
import type { MailProgress, OutboxTables } from "./outbox-rows.server";

/** How many mails of the outbox are in each state. */
export async function mailsByState(database: Database): Promise<Record<MailProgress, number>> {
  const rows = await database
    .$extendTables<OutboxTables>()
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  return { queued: 0, sending: 0, sent: 0, failed: 0, ...counted };
}
