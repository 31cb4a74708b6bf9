import type { Logger } from "pino";
import type { Database } from "../db/database.server";
import { type Carrier, handOver, markSent } from "./delivery.server";
import { failureOf } from "./failure.server";
import { type Leased, outbox } from "./outbox.server";
import type { MailSettings } from "./settings.server";
import { type MailTiming, retryDelay, TIMING } from "./timing.server";
import { openTransport } from "./transport.server";

/** What a test mail came to; `words` are those of the mail server. */
export interface MailTest {
  sent: boolean;
  words: string;
}

/**
 * Sends what is in the outbox, one mail at a time: when told of a commit, and else by looking every few
 * seconds. Any number of processes may do so on one database. Without settings it does nothing, and mail
 * waits. A crash between the server's OK and the mark `sent` sends a mail twice, with the same Message-ID.
 */
export class Mailer {
  readonly #carrier: Carrier | undefined;
  readonly #outbox: ReturnType<typeof outbox>;
  readonly #log: Logger;
  readonly #timing: MailTiming;
  readonly #impatient = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #woken = false;
  #closing = false;
  #serverDown = false;

  constructor(db: Database, settings: MailSettings | undefined, log: Logger, timing: MailTiming = TIMING) {
    this.#carrier = settings && { settings, transport: openTransport(settings) };
    this.#outbox = outbox(db);
    this.#log = log;
    this.#timing = timing;
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

  /** Says that something may be due, as after a commit. Before {@link start} it is not heard. */
  wake(): void {
    if (!this.#timer || this.#closing || !this.#carrier) return;
    this.#woken = true;
    this.#round ??= this.#sendAll(this.#carrier).finally(() => {
      this.#round = undefined;
      if (this.#woken) this.wake();
    });
  }

  /** Ends after the mail that is being sent; one that takes too long is left to the next process. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#timer);
    const impatient = setTimeout(() => this.#impatient.abort(), this.#timing.patience);
    await this.#round;
    clearTimeout(impatient);
    await this.#carrier?.transport.close();
  }

  /** Sends a mail to the charity's inbox past the outbox, so that staff see at once what the server says. */
  async test(subject: string, text: string): Promise<MailTest> {
    if (!this.#carrier) return { sent: false, words: "" };
    const { settings, transport } = this.#carrier;
    const signal = AbortSignal.timeout(this.#timing.attempt);
    try {
      const { from, to } = settings;
      const { response } = await transport.sendMail({ from, to, subject, text, signal });
      return { sent: true, words: response ?? "" };
    } catch (error) {
      return { sent: false, words: failureOf(error).words };
    }
  }

  async #sendAll(carrier: Carrier): Promise<void> {
    try {
      while (this.#woken && !this.#closing) {
        this.#woken = false;
        await this.#sendDue(carrier);
      }
    } catch (err) {
      this.#woken = false;
      this.#log.warn({ err }, "the outbox does not answer; mail waits");
    }
  }

  /** Until nothing is due, or the server turns out to be down: then the rest waits for the next look. */
  async #sendDue(carrier: Carrier): Promise<void> {
    while (!this.#closing) {
      const mail = await this.#outbox.claim(new Date(), this.#timing);
      if (!mail) return;
      const failed = await handOver(carrier, this.#outbox, mail, this.#timing, this.#impatient.signal);
      if (failed) await this.#putBack(mail, failed.error);
      else await this.#done(mail);
      if (this.#serverDown) return;
    }
  }

  async #putBack(mail: Leased, error: unknown): Promise<void> {
    const now = new Date();
    if (this.#impatient.signal.aborted) {
      await this.#outbox.retry(mail, now, mail.last_error);
      return;
    }
    const { words, code, serverDown, refusedForGood } = failureOf(error);
    // One word of warning for an outage, however many mails wait in it.
    const level = serverDown && this.#serverDown ? "debug" : "warn";
    this.#serverDown = serverDown;
    const at = new Date(now.getTime() + retryDelay(mail.attempts, this.#timing));
    const late = mail.give_up_at !== null && at.toISOString() > mail.give_up_at;
    // The charity's own inbox is tried again whatever was said: its owner can put it right.
    const over = late || (refusedForGood && mail.recipient !== null);
    this.#log[level]({ mail: mail.id, kind: mail.kind, code, givenUp: over }, "a mail was not sent");
    if (over) await this.#outbox.fail(mail, words);
    else await this.#outbox.retry(mail, at, words);
  }

  async #done(mail: Leased): Promise<void> {
    await markSent(this.#outbox, mail, this.#timing);
    if (!this.#serverDown) return;
    this.#serverDown = false;
    await this.#outbox.hurry(new Date());
  }
}
