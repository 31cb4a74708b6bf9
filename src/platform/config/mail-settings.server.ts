import * as z from "zod";
import { hasReadableUser, UNREADABLE_USER } from "./setting-shapes.server";

/** Sender or reply-to of a mail. */
export interface Mailbox {
  /** Empty when only the address is known. */
  name: string;
  address: string;
}

/** The settings of mail, once the operator has set them. */
export interface MailSettings {
  /** `smtp:` or `smtps:`, with user and password in it when the server wants them. */
  smtp: URL;
  from: Mailbox;
  /** The charity's inbox: one address or more. */
  to: string[];
}

/** An operator may well write to `inbox@localhost`, which a visitor may not. */
const ADDRESS = /^[^\s@,;:<>"\p{Cc}]+@[^\s@,;:<>"\p{Cc}]+$/u;
const NAMED = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u;

const address = z.string().trim().regex(ADDRESS, "must be an e-mail address");

/** `smtp://user:password@host:port`, or `smtps://` for a server that speaks TLS from the start. */
export const smtpAddress = z
  .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
  .refine(
    (text) => URL.parse(text)?.hostname !== "",
    "must name a mail server, as in smtp://mail.example.org",
  )
  .refine(hasReadableUser, UNREADABLE_USER);

/** `info@charity.example`, or `The Charity <info@charity.example>`. */
export const mailbox = z
  .string()
  .transform((text) => {
    const named = NAMED.exec(text);
    return { name: named?.[1] ?? "", address: named?.[2] ?? text };
  })
  .pipe(z.object({ name: z.string(), address }));

/** One address, or several with commas between them. */
export const inbox = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(address).min(1));

interface Given {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: Mailbox | undefined;
  MAIL_TO?: string[] | undefined;
}

/** The settings of mail; sender and inbox each default to the other; undefined while mail only waits. */
export function mailSettings({ SMTP_URL, MAIL_FROM, MAIL_TO }: Given): MailSettings | undefined {
  const from = MAIL_FROM ?? (MAIL_TO?.[0] ? { name: "", address: MAIL_TO[0] } : undefined);
  const to = MAIL_TO ?? (from && [from.address]);
  return SMTP_URL && from && to ? { smtp: new URL(SMTP_URL), from, to } : undefined;
}
