import type { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import type { PluginFunction, SendMailOptions, SMTPPoolSentMessageInfo, Transporter } from "nodemailer";
import type { Mailbox, MailSettings } from "../config/mail-settings.server";
import { LANG_TAG } from "../locale/lang";
import { isLoopback } from "../network/client-address.server";
import type { Attachment } from "./enqueue.server";
import type { OutboxRow } from "./outbox-rows.server";
import type { MailTiming } from "./timing.server";

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Milliseconds for each step before a mail begins; nodemailer's own defaults wait for minutes. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  idleTimeout: 20_000,
};

/** One of several addresses that the server did not take while it took the mail for others. */
export interface Refusal {
  recipient: string;
  /** For staff: the server's answer. */
  words: string;
  /** For the log, without personal data. */
  code: string;
}

/** The server's answer when it had taken a mail. */
interface Taken {
  response: string;
  refused: readonly Refusal[];
}

interface Outgoing extends SendMailOptions {
  /** Is called when all of it has been handed over, and only the answer is to come. */
  onWhole?: () => void;
}

/** The carrier of mail to the operator's server. */
export interface Transport {
  send(mail: Outgoing): Promise<Taken>;
  close(): Promise<void>;
}

/**
 * Opens with the first mail: one connection that stays open while there is work, more for mails at the same
 * time.
 */
export function openTransport(
  settings: MailSettings,
  { answer }: Pick<MailTiming, "answer">,
  maxConnections: number,
): Transport {
  let opened: ReturnType<typeof connect> | undefined;
  return {
    send: async (mail) => {
      opened ??= connect(settings, { socketTimeout: answer, maxConnections });
      const { response, rejectedErrors } = await (await opened).sendMail(mail);
      return { response: response ?? "", refused: (rejectedErrors ?? []).map(refusalOf) };
    },
    close: async () => (await opened)?.close(),
  };
}

/** nodemailer has no event for it: a step at which all of a mail has been read from it. */
const tellWhenWhole: PluginFunction<SMTPPoolSentMessageInfo> = ({ data, message }, done) => {
  const { onWhole }: Outgoing = data;
  if (onWhole) message.processFunc((stream: Readable) => stream.once("end", onWhole));
  done();
};

function refusalOf(error: Error & { recipient?: string }): Refusal {
  const { words, code } = failureOf(error);
  return { recipient: error.recipient ?? "", words, code };
}

async function connect(
  { smtp }: MailSettings,
  limits: { socketTimeout: number; maxConnections: number },
): Promise<Transporter<SMTPPoolSentMessageInfo>> {
  const { createTransport } = await import("nodemailer");
  const secure = smtp.protocol === "smtps:";
  const host = smtp.hostname.replace(/^\[|\]$/g, "");
  // On the machine itself traffic cannot be intercepted, and a mail server there often has a self-signed
  // certificate.
  const local = isLoopback(host);
  const user = decodeURIComponent(smtp.username);
  const transporter = createTransport({
    pool: true,
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
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use("stream", tellWhenWhole);
  return transporter;
}

/**
 * Escapes an encoded word in a header's text: `=?utf-8?q?…`, which may be typed as a name, is displayed as
 * other words. An invisible joiner breaks it, and has nodemailer encode it literally.
 */
const asTyped = (line: string): string => line.replaceAll("=?", "=\u2060?");

/**
 * The mail in nodemailer's form. Addresses are objects, never put together as text. The Message-ID is the
 * row's for good, so that a duplicate can be recognised.
 */
export function messageOf(row: OutboxRow, settings: MailSettings) {
  const { from } = settings;
  const replyTo: Mailbox | null = row.reply_to && JSON.parse(row.reply_to);
  const attachments: Attachment[] = JSON.parse(row.attachments);
  return {
    messageId: `<${row.id}@${from.address.split("@").at(-1)}>`,
    from,
    to: recipientsOf(row, settings).map((address) => ({ name: "", address })),
    ...(replyTo && { replyTo: { ...replyTo, name: asTyped(replyTo.name) } }),
    subject: asTyped(row.subject),
    text: row.body_text,
    html: row.body_html,
    headers: { "Content-Language": LANG_TAG[row.lang], "Auto-Submitted": "auto-generated" },
    attachments: attachments.map((attachment) => ({ ...attachment, encoding: "base64" })),
  };
}

/**
 * Recipients of a mail: of the charity's inbox as it is set now, the addresses that have not accepted it
 * before.
 */
export function recipientsOf(
  { recipient, taken_by }: Pick<OutboxRow, "recipient" | "taken_by">,
  { to }: MailSettings,
): string[] {
  return recipient === null ? without(to, JSON.parse(taken_by)) : [recipient];
}

/** All of `addresses` but those of `others`. */
export function without(addresses: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others.map(asSent));
  return addresses.filter((mailAddress) => !left.has(asSent(mailAddress)));
}

/** Whether a mail goes to the charity: to its inbox (null), or to an address in it. */
export function isInbox({ to }: MailSettings, recipient: string | null): boolean {
  return recipient === null || to.some((own) => asSent(own) === asSent(recipient));
}

/** An address as mail servers see it: its domain in ASCII. */
function asSent(mailAddress: string): string {
  const [name, domain = ""] = mailAddress.split("@");
  return `${name}@${domainToASCII(domain) || domain}`;
}

/** The error of nodemailer for a failed attempt. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  /** The one address that was not taken, or all of them. */
  recipient?: string;
  rejected?: string[];
}

/** The failure of an attempt, which decides what comes next. */
interface Failure {
  /** For staff: the error of the mail server or the connection. */
  words: string;
  /** For the log, without personal data. */
  code: string;
  /** The server cannot be used at all, so that other mail would fare no better now. */
  serverDown: boolean;
  /** The server will never take this mail for this recipient. */
  refusedForGood: boolean;
  /** The server refused it, so that it has not accepted the mail. */
  answered: boolean;
}

const LONGEST_WORDS = 300;

/** Reads what was thrown while a mail was sent. */
export function failureOf(thrown: unknown): Failure {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code = "", responseCode, command = "", recipient, rejected = [] } = error;
  const whom = recipient ?? rejected.join(", ");
  const words = whom ? `${whom}: ${error.message}` : error.message;
  const aboutThisMail =
    responseCode !== undefined && responseCode !== 421 && /^(MAIL|RCPT|DATA)/.test(command);
  return {
    words: words.replaceAll(/\s+/g, " ").slice(0, LONGEST_WORDS),
    code: [code, responseCode, command].filter(Boolean).join(" "),
    serverDown: !aboutThisMail,
    refusedForGood: aboutThisMail && responseCode >= 500 && !command.startsWith("MAIL"),
    answered: responseCode !== undefined,
  };
}
