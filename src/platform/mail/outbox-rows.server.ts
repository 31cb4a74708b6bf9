import type { Logger } from "pino";
import type { Config } from "../config/config.server";
import type { Database } from "../db/database.server";
import type { Lang } from "../locale/lang";

/** `queued` waits, for the first time or again; `failed` is given up until somebody sends it again. */
export type MailProgress = "queued" | "sending" | "sent" | "failed";

/** One e-mail. Times are ISO 8601 in UTC. */
export interface OutboxRow {
  id: string;
  kind: string;
  /** Id of the mail's subject. */
  ref: string | null;
  lang: Lang;
  /** Null is the charity's inbox, as set when the mail leaves. */
  recipient: string | null;
  /** Addresses of the inbox that have it already, while another refuses it: a list as JSON. */
  taken_by: string;
  /** A Mailbox as JSON. */
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  /** A list of Attachment as JSON. */
  attachments: string;
  state: MailProgress;
  attempts: number;
  next_at: string;
  /** Set by the first attempt: mail that only waited for its settings has all its time still. */
  give_up_at: string | null;
  lease_token: string | null;
  lease_until: string | null;
  last_error: string | null;
  /** 1 when the server had all of it at the last attempt and did not answer: it may have taken it. */
  unanswered: number;
  created_at: string;
  sent_at: string | null;
}

export type OutboxTables = { outbox: OutboxRow };

/** The instant, in ISO 8601, before which messages and sent mail are deleted. */
export function retentionStart({ messageRetentionMonths }: Config, now: Date): string {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - messageRetentionMonths);
  return since.toISOString();
}

/** The number of mails of the outbox in each state. */
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

/**
 * The daily job: deletes e-mails that were sent longer ago than messages are stored, and given-up ones as
 * old. Their subjects (a message, a donation, a receipt) have their own retention; the letter is only a copy.
 */
export async function deleteSentMail(
  { db, config, log }: { db: Database; config: Config; log: Logger },
  now: Date,
): Promise<void> {
  const since = retentionStart(config, now);
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
