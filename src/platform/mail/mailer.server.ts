import type { Logger } from "pino";
import type { MailSettings } from "../config/mail-settings.server";
import type { Database } from "../db/database.server";
import { Attempts, type Carrier } from "./attempts.server";
import { type Leased, outbox } from "./outbox.server";
import { type MailTiming, TIMING } from "./timing.server";
import { failureOf, openTransport } from "./transport.server";

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
