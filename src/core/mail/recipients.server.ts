import { domainToASCII } from "node:url";
import type { OutboxRow } from "./outbox-rows.server";
import type { MailSettings } from "./settings.server";

/** Whom a mail goes to: of the charity's inbox as it is now, the addresses that have not taken it before. */
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

/** Whether a mail goes to the charity: to its inbox (null), or to what happens to be an address of it. */
export function isInbox({ to }: MailSettings, recipient: string | null): boolean {
  return recipient === null || to.some((own) => asSent(own) === asSent(recipient));
}

/** An address as mail servers see it: its domain in ASCII. */
function asSent(mailAddress: string): string {
  const [name, domain = ""] = mailAddress.split("@");
  return `${name}@${domainToASCII(domain) || domain}`;
}
