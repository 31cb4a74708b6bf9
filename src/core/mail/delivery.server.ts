import { setTimeout as pause } from "node:timers/promises";
import type { Leased, outbox } from "./outbox.server";
import type { MailSettings } from "./settings.server";
import type { MailTiming } from "./timing.server";
import { messageOf, type Refusal, type Transport } from "./transport.server";

/** What it takes to hand a mail over. */
export interface Carrier {
  settings: MailSettings;
  transport: Transport;
}

type Outbox = ReturnType<typeof outbox>;

/** What became of a mail: the server took it, for all but some perhaps; or what went wrong, and whether it had all of it by then. */
export type Handover = { refused: readonly Refusal[] } | { error: unknown; whole: boolean };

/** What `handOver` is told and tells meanwhile. */
interface Handle {
  /** Says that it must stop. */
  cancel: AbortSignal;
  /** Is called, perhaps often, once the answer takes long and the lease lasts as long as it may take. */
  onSlow: () => void;
}

/**
 * Hands one mail to the server and keeps its lease meanwhile. Until the server has all of it there is not much
 * time. Then it is waited for patiently, as it may look into the mail before it answers: who hangs up by then
 * does not know whether it was taken. Stops when the lease is lost: the mail was erased, or another process has it.
 */
export async function handOver(
  { settings, transport }: Carrier,
  box: Outbox,
  mail: Leased,
  timing: MailTiming,
  { cancel, onSlow }: Handle,
): Promise<Handover> {
  const stop = new AbortController();
  const ended = new AbortController();
  let limit = setTimeout(() => stop.abort(), timing.attempt);
  let wholeAt = Number.POSITIVE_INFINITY;
  const onWhole = () => {
    wholeAt = performance.now();
    clearTimeout(limit);
    limit = setTimeout(() => stop.abort(), timing.answer);
  };
  const renew = async () => {
    const isSlow = performance.now() - wholeAt >= timing.slow;
    const kept = await box.renew(mail, new Date(), isSlow ? timing.answer : timing.lease);
    if (!kept) stop.abort();
    else if (isSlow) onSlow();
  };
  void repeatedly(renew, timing.renew, ended.signal);
  const signal = AbortSignal.any([stop.signal, cancel]);
  try {
    return await transport.send({ ...messageOf(mail, settings), signal, onWhole });
  } catch (error) {
    return { error, whole: wholeAt < Number.POSITIVE_INFINITY };
  } finally {
    clearTimeout(limit);
    ended.abort();
  }
}

/** Acts every so many milliseconds, never twice at once, until `signal` aborts. A failure is one turn less. */
async function repeatedly(act: () => Promise<void>, every: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(every, undefined, { signal })
      .then(act, () => {})
      .catch(() => {});
  }
}

/**
 * Marks what has been sent, by `mark`, with much patience for the database, since what is not marked is sent once more.
 */
export async function markSent(
  mark: () => Promise<unknown>,
  { markTries, markPause }: MailTiming,
  cancel: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mark();
      return;
    } catch (error) {
      if (tries >= markTries || cancel.aborted) throw error;
      await pause(markPause);
    }
  }
}
