import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { MailSettings } from "../config/mail-settings.server";
import type { Leased, outbox } from "./outbox.server";
import { type MailTiming, retryDelay } from "./timing.server";
import {
  failureOf,
  isInbox,
  messageOf,
  type Refusal,
  recipientsOf,
  type Transport,
  without,
} from "./transport.server";

interface Terms {
  log: Logger;
  timing: MailTiming;
  /** Aborts what is running. */
  cancel: AbortSignal;
  /** Called before each attempt; a mail that may not leave any more is erased. */
  mayLeave: (mail: Leased) => Promise<boolean>;
}

/** Attempts to send mails, one at a time or several: notes in the outbox what came of each. */
export class Attempts {
  readonly #carrier: Carrier;
  readonly #outbox: ReturnType<typeof outbox>;
  readonly #log: Logger;
  readonly #timing: MailTiming;
  /** Aborts what is running. */
  readonly #cancel: AbortSignal;
  readonly #mayLeave: (mail: Leased) => Promise<boolean>;
  #serverDown = false;

  constructor(carrier: Carrier, box: ReturnType<typeof outbox>, { log, timing, cancel, mayLeave }: Terms) {
    this.#carrier = carrier;
    this.#outbox = box;
    this.#log = log;
    this.#timing = timing;
    this.#cancel = cancel;
    this.#mayLeave = mayLeave;
  }

  /** True when the last attempt found the mail server down, so that other mail would fare no better. */
  get serverDown(): boolean {
    return this.#serverDown;
  }

  /** Sends one that may still leave; `onSlow` is called once others need not wait for it any longer. */
  async make(mail: Leased, onSlow: () => void): Promise<void> {
    if (!(await this.#mayLeave(mail))) return this.#erase(mail);
    // An address that refused it is not in the inbox setting any more.
    if (recipientsOf(mail, this.#carrier.settings).length === 0) {
      await this.#outbox.sent(mail, new Date());
      return;
    }
    const handle = { cancel: this.#cancel, onSlow };
    const made = await handOver(this.#carrier, this.#outbox, mail, this.#timing, handle);
    if ("error" in made) await this.#putBack(mail, made);
    else await this.#done(mail, made.refused);
  }

  async #erase(mail: Leased): Promise<void> {
    await this.#outbox.erase(mail);
    this.#log.info({ mail: mail.id, kind: mail.kind }, "a mail was erased: what it says is not so any more");
  }

  async #putBack(mail: Leased, { error, whole }: { error: unknown; whole: boolean }): Promise<void> {
    if (this.#cancel.aborted) {
      await this.#outbox.retry(mail, new Date(), mail.last_error, whole);
      return;
    }
    const { words, code, serverDown, refusedForGood, answered } = failureOf(error);
    const unanswered = whole && !answered;
    // One word of warning for an outage, however many mails wait in it.
    const level = serverDown && this.#serverDown ? "debug" : "warn";
    // That a server took all of a mail and then broke off may be about this mail alone.
    if (!unanswered) this.#serverDown = serverDown;
    const at = this.#again(mail);
    const late = mail.give_up_at !== null && at.toISOString() > mail.give_up_at;
    // The charity's own inbox is retried after any refusal: its owner can fix it.
    const over = late || (refusedForGood && !isInbox(this.#carrier.settings, mail.recipient));
    this.#log[level]({ mail: mail.id, kind: mail.kind, code, givenUp: over }, "a mail was not sent");
    if (over) await this.#outbox.fail(mail, words);
    else await this.#outbox.retry(mail, at, words, unanswered);
  }

  async #done(mail: Leased, refused: readonly Refusal[]): Promise<void> {
    for (const { code } of refused) {
      this.#log.warn({ mail: mail.id, kind: mail.kind, code }, "a mail was not sent to one of its addresses");
    }
    const mark = () =>
      refused.length === 0 ? this.#outbox.sent(mail, new Date()) : this.#keepRest(mail, refused);
    await markSent(mark, this.#timing, this.#cancel);
    if (!this.#serverDown) return;
    this.#serverDown = false;
    await this.#outbox.hurry(new Date());
  }

  #keepRest(mail: Leased, refused: readonly Refusal[]): Promise<boolean> {
    const to = recipientsOf(mail, this.#carrier.settings);
    const taken = without(
      to,
      refused.map(({ recipient }) => recipient),
    );
    const words = refused.map((refusal) => refusal.words).join(" ");
    return this.#outbox.sentToSome(mail, taken, this.#again(mail), words);
  }

  #again(mail: Leased): Date {
    return new Date(Date.now() + retryDelay(mail.attempts, this.#timing));
  }
}

/** The means to hand a mail over. */
export interface Carrier {
  settings: MailSettings;
  transport: Transport;
}

type Outbox = ReturnType<typeof outbox>;

/**
 * The outcome of handing over a mail: the server took it, for all but some perhaps; or what went wrong, and whether
 * it had all of it by then.
 */
type Handover = { refused: readonly Refusal[] } | { error: unknown; whole: boolean };

/** The input of `handOver`, and the function that it reports to. */
interface Handle {
  /** Aborted when it must stop. */
  cancel: AbortSignal;
  /** Is called, perhaps often, once the answer takes long and the lease lasts as long as it may take. */
  onSlow: () => void;
}

/**
 * Hands one mail to the server and renews its lease meanwhile. Until the server has all of it the timeout is
 * short. Then it is long, as the server may scan the mail before it answers: hanging up by then leaves
 * unknown whether it was accepted. Stops when the lease is lost: the mail was erased, or another process has
 * it.
 */
async function handOver(
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
    const isRenewed = await box.renew(mail, new Date(), isSlow ? timing.answer : timing.lease);
    if (!isRenewed) stop.abort();
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
 * Marks what has been sent, by `mark`, with a long busy timeout of the database, since what is not marked is sent once more.
 */
async function markSent(
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
