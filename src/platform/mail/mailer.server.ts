import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { MailSettings } from "../config/mail-settings.server";
import type { Database } from "../db/database.server";
import { type Leased, outbox } from "./outbox.server";
import { type MailTiming, retryDelay, TIMING } from "./timing.server";
import {
  failureOf,
  isInbox,
  messageOf,
  openTransport,
  type Refusal,
  recipientsOf,
  type Transport,
  without,
} from "./transport.server";

/**
 * Whether an e-mail may still leave, called right before each attempt with the id of its subject; one that
 * may not is erased.
 */
type MailCheck = (db: Database, ref: string) => Promise<boolean>;

/** Checks by kind of mail. A kind without a check always leaves. */
export type MailChecks = Readonly<Record<string, MailCheck>>;

/** So many mails whose answer takes long are waited for beside the others; servers limit connections. */
const MOST_SLOW = 4;

/** The outcome of a test mail; `words` are those of the mail server. */
export interface MailTest {
  sent: boolean;
  words: string;
}

/**
 * Sends the outbox, one mail at a time: after each commit that adds to it, and by polling every few seconds.
 * Any number of processes may do so on one database. Without settings it does nothing, and mail waits. A mail
 * that the server accepted but that could not be marked `sent` is sent twice, with the same Message-ID.
 */
export class Mailer {
  readonly #carrier: Carrier | undefined;
  readonly #attempts: Attempts | undefined;
  readonly #outbox: ReturnType<typeof outbox>;
  readonly #log: Logger;
  readonly #timing: MailTiming;
  readonly #sendTimeout = new AbortController();
  readonly #slow = new Set<Promise<void>>();
  readonly #checks = new Map<string, MailChecks[string]>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #woken = false;
  #closing = false;

  constructor(db: Database, settings: MailSettings | undefined, log: Logger, timing: MailTiming = TIMING) {
    this.#outbox = outbox(db);
    this.#log = log;
    this.#timing = timing;
    if (!settings) return;
    this.#carrier = { settings, transport: openTransport(settings, timing, 1 + MOST_SLOW) };
    const cancel = this.#sendTimeout.signal;
    const mayLeave = async ({ kind, ref }: Leased) =>
      ref === null || ((await this.#checks.get(kind)?.(db, ref)) ?? true);
    this.#attempts = new Attempts(this.#carrier, this.#outbox, { log, timing, cancel, mayLeave });
  }

  /** Has mail checked before it leaves. */
  check(checks: MailChecks): void {
    for (const [kind, check] of Object.entries(checks)) this.#checks.set(kind, check);
  }

  /** The charity's inbox, once there is a mail server to send by; before, mail waits. */
  get inbox(): readonly string[] | undefined {
    return this.#carrier?.settings.to;
  }

  /** Begins to send. */
  start(): void {
    if (!this.#carrier || this.#timer) return;
    this.#timer = setInterval(() => this.wake(), this.#timing.poll);
    this.#timer.unref();
    this.wake();
  }

  /** Wakes the dispatcher, as after a commit. Before {@link start} it has no effect. */
  wake(): void {
    if (!this.#timer || this.#closing || !this.#attempts) return;
    this.#woken = true;
    this.#round ??= this.#sendAll(this.#attempts).finally(() => {
      this.#round = undefined;
      if (this.#woken) this.wake();
    });
  }

  /** Ends after the mails that are being sent; those that take too long are left to the next process. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#timer);
    const sendTimeout = setTimeout(() => this.#sendTimeout.abort(), this.#timing.timeout);
    await this.#round;
    await Promise.all(this.#slow);
    clearTimeout(sendTimeout);
    await this.#carrier?.transport.close();
  }

  /** Sends a mail to the charity's inbox past the outbox, so that staff see at once what the server says. */
  async test(subject: string, text: string): Promise<MailTest> {
    if (!this.#carrier) return { sent: false, words: "" };
    const { settings, transport } = this.#carrier;
    const signal = AbortSignal.timeout(this.#timing.attempt);
    try {
      const { from, to } = settings;
      const { response, refused } = await transport.send({ from, to, subject, text, signal });
      if (refused.length === 0) return { sent: true, words: response };
      return { sent: false, words: refused.map(({ words }) => words).join(" ") };
    } catch (error) {
      return { sent: false, words: failureOf(error).words };
    }
  }

  async #sendAll(attempts: Attempts): Promise<void> {
    try {
      while (this.#woken && !this.#closing) {
        this.#woken = false;
        await this.#sendDue(attempts);
      }
    } catch (err) {
      this.#woken = false;
      this.#waits(err);
    }
  }

  /** Until nothing is due, or the server turns out to be down: then the rest waits for the next poll. */
  async #sendDue(attempts: Attempts): Promise<void> {
    while (!this.#closing) {
      if (this.#slow.size >= MOST_SLOW) {
        await Promise.race(this.#slow);
        continue;
      }
      const mail = await this.#outbox.claim(new Date(), this.#timing);
      if (!mail) return;
      await this.#send(attempts, mail);
      if (attempts.serverDown) return;
    }
  }

  /** Until the mail is done with, or its answer takes so long that it is waited for beside the others. */
  async #send(attempts: Attempts, mail: Leased): Promise<void> {
    const { promise: slow, resolve: onSlow } = Promise.withResolvers<void>();
    const attempt = attempts.make(mail, onSlow);
    const isSlow = await Promise.race([attempt.then(() => false), slow.then(() => true)]);
    if (!isSlow) return;
    const beside = attempt.catch((err: unknown) => this.#waits(err)).finally(() => this.#slow.delete(beside));
    this.#slow.add(beside);
  }

  #waits(err: unknown): void {
    this.#log.warn({ err }, "the outbox does not answer; mail waits");
  }
}

interface Terms {
  log: Logger;
  timing: MailTiming;
  /** Aborts what is running. */
  cancel: AbortSignal;
  /** Called before each attempt; a mail that may not leave any more is erased. */
  mayLeave: (mail: Leased) => Promise<boolean>;
}

/** Attempts to send mails, one at a time or several: notes in the outbox what came of each. */
class Attempts {
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
interface Carrier {
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
