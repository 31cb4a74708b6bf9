import type { Logger } from "pino";
import { type Carrier, handOver, markSent } from "./delivery.server";
import { failureOf } from "./failure.server";
import type { Leased, outbox } from "./outbox.server";
import { isInbox, recipientsOf, without } from "./recipients.server";
import { type MailTiming, retryDelay } from "./timing.server";
import type { Refusal } from "./transport.server";

interface Terms {
  log: Logger;
  timing: MailTiming;
  /** Ends what is under way. */
  cancel: AbortSignal;
  /** Is asked before each attempt; a mail that may not leave any more is erased. */
  mayLeave: (mail: Leased) => Promise<boolean>;
}

/** Attempts to send mails, one at a time or several: notes in the outbox what came of each. */
export class Attempts {
  readonly #carrier: Carrier;
  readonly #outbox: ReturnType<typeof outbox>;
  readonly #log: Logger;
  readonly #timing: MailTiming;
  /** Ends what is under way. */
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

  /** Whether the last attempt found the mail server down, so that other mail would fare no better. */
  get serverDown(): boolean {
    return this.#serverDown;
  }

  /** Sends one that may still leave; `onSlow` is called once others need not wait for it any longer. */
  async make(mail: Leased, onSlow: () => void): Promise<void> {
    if (!(await this.#mayLeave(mail))) return this.#erase(mail);
    // Whoever had refused it is not of the inbox any more.
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
    // The charity's own inbox is tried again whatever was said: its owner can put it right.
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
