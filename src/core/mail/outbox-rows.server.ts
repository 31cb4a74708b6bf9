import type { Lang } from "../locale/lang";

/** `queued` waits, for the first time or again; `failed` is given up until somebody sends it again. */
export type MailProgress = "queued" | "sending" | "sent" | "failed";

/** One e-mail. Times are ISO 8601 in UTC. */
export interface OutboxRow {
  id: string;
  kind: string;
  /** Id of what the mail is about. */
  ref: string | null;
  lang: Lang;
  /** Null is the charity's inbox, whichever it is when the mail leaves. */
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
