import type { Mailbox } from "../config/mail-settings.server";
import { type Database, newId } from "../db/database.server";
import type { Lang } from "../locale/lang";
import { onOneLine } from "../shapes";
import { isMailAddress } from "./mail-address";
import type { OutboxTables } from "./outbox-rows.server";

/** An attachment. */
export interface Attachment {
  filename: string;
  contentType: string;
  /** Its bytes in Base64. */
  content: string;
}

/** An e-mail as the caller wants it. */
export interface Mail {
  /** The kind of mail, in one word for logs and lists. */
  kind: string;
  /** Id of its subject, by which it is found, sent again and erased. */
  ref: string;
  /** Its language. */
  lang: Lang;
  /** An address; null for the charity's inbox. */
  to: string | null;
  /** The reply-to address, by default the charity's. */
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}

const SEVERAL_LINES = /[\r\n\0]/;

/**
 * Puts a mail into the outbox, in the transaction of its cause: both are stored or neither. The dispatcher
 * sends it after the commit. The subject is joined into one line, as a title in it may have several.
 * @throws an Error when an address is invalid, or another header line contains a line break.
 */
export async function enqueueMail(tx: Database, mail: Mail): Promise<void> {
  const addresses = [mail.to, mail.replyTo?.address].filter((address) => typeof address === "string");
  if (addresses.some((address) => !isMailAddress(address))) throw new Error("not an e-mail address");
  const filenames = mail.attachments?.map(({ filename }) => filename) ?? [];
  if ([mail.replyTo?.name ?? "", ...filenames].some((line) => SEVERAL_LINES.test(line))) {
    throw new Error("a header of a mail must be one line");
  }
  const now = new Date().toISOString();
  await tx
    .$extendTables<OutboxTables>()
    .insertInto("outbox")
    .values({
      id: newId(),
      kind: mail.kind,
      ref: mail.ref,
      lang: mail.lang,
      recipient: mail.to,
      taken_by: "[]",
      reply_to: mail.replyTo ? JSON.stringify(mail.replyTo) : null,
      subject: onOneLine(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      attachments: JSON.stringify(mail.attachments ?? []),
      ...queuedAt(now),
      created_at: now,
      sent_at: null,
    })
    .execute();
}

/** The columns of a mail that is yet to be tried. */
export function queuedAt(now: string) {
  return {
    state: "queued" as const,
    attempts: 0,
    next_at: now,
    give_up_at: null,
    lease_token: null,
    lease_until: null,
    last_error: null,
    unanswered: 0,
  };
}
