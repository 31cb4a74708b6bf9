import { setTimeout as pause } from "node:timers/promises";
import type { Leased, outbox } from "./outbox.server";
import type { MailSettings } from "./settings.server";
import type { MailTiming } from "./timing.server";
import { messageOf, type Transport } from "./transport.server";

/** What it takes to hand a mail over. */
export interface Carrier {
  settings: MailSettings;
  transport: Transport;
}

type Outbox = ReturnType<typeof outbox>;

/**
 * Hands one mail to the server and keeps its lease meanwhile. Stops when the lease is lost (the mail was
 * erased, or another process has it), when `cancel` says so, and after the longest time for an attempt.
 * @returns what went wrong, or undefined when the server has taken the mail.
 */
export async function handOver(
  { settings, transport }: Carrier,
  box: Outbox,
  mail: Leased,
  { lease, renew, attempt }: MailTiming,
  cancel: AbortSignal,
): Promise<{ error: unknown } | undefined> {
  const lost = new AbortController();
  const renewing = setInterval(async () => {
    const kept = await box.renew(mail, new Date(), lease).catch(() => true);
    if (!kept) lost.abort();
  }, renew);
  const signal = AbortSignal.any([lost.signal, cancel, AbortSignal.timeout(attempt)]);
  try {
    await transport.sendMail({ ...messageOf(mail, settings), signal });
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    clearInterval(renewing);
  }
}

/** Marks a mail as sent, with some patience for the database: what is not marked is sent again. */
export async function markSent(
  box: Outbox,
  mail: Leased,
  { markTries, markPause }: MailTiming,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await box.sent(mail, new Date());
      return;
    } catch (error) {
      if (tries >= markTries) throw error;
      await pause(markPause);
    }
  }
}
