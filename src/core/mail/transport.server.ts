import type { SendMailOptions, SentMessageInfo, Transporter } from "nodemailer";
import { LANG_TAG } from "../locale/lang";
import type { Attachment } from "./enqueue.server";
import type { OutboxRow } from "./outbox-rows.server";
import type { Mailbox, MailSettings } from "./settings.server";

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Milliseconds for each step; nodemailer's own defaults wait for minutes. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
  idleTimeout: 20_000,
};

/** What carries mail to the operator's server. */
export interface Transport {
  sendMail(mail: SendMailOptions): Promise<SentMessageInfo>;
  close(): Promise<void>;
}

/** Opens with the first mail, over one connection that is kept while there is work. */
export function openTransport(settings: MailSettings): Transport {
  let opened: Promise<Transporter> | undefined;
  return {
    sendMail: async (mail: SendMailOptions) => {
      opened ??= connect(settings);
      return (await opened).sendMail(mail);
    },
    close: async () => (await opened)?.close(),
  };
}

async function connect({ smtp }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const secure = smtp.protocol === "smtps:";
  const host = smtp.hostname.replace(/^\[|\]$/g, "");
  // On the machine itself nobody listens in, and a mail server there often shows a certificate of its own.
  const local = host === "localhost" || host === "::1" || host.startsWith("127.");
  const user = decodeURIComponent(smtp.username);
  return createTransport({
    pool: true,
    maxConnections: 1,
    maxMessages: 100,
    // The outbox decides when a mail is tried again; a second queue in here would not know of leases.
    maxRequeues: 0,
    host,
    port: Number(smtp.port) || (secure ? SMTPS_PORT : SMTP_PORT),
    secure,
    requireTLS: !secure && !local && user !== "",
    tls: { rejectUnauthorized: !local },
    ...(user && { auth: { user, pass: decodeURIComponent(smtp.password) } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * The mail as nodemailer wants it. Addresses are objects, never put together as text. The Message-ID is the
 * row's for good, so that whoever gets a mail twice can tell.
 */
export function messageOf(row: OutboxRow, { from, to }: MailSettings) {
  const replyTo: Mailbox | null = row.reply_to && JSON.parse(row.reply_to);
  const attachments: Attachment[] = JSON.parse(row.attachments);
  return {
    messageId: `<${row.id}@${from.address.split("@").at(-1)}>`,
    from,
    to: row.recipient === null ? to : [{ name: "", address: row.recipient }],
    ...(replyTo && { replyTo }),
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    headers: { "Content-Language": LANG_TAG[row.lang], "Auto-Submitted": "auto-generated" },
    attachments: attachments.map((attachment) => ({ ...attachment, encoding: "base64" })),
  };
}
