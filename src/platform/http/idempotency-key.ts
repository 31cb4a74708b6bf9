/** The header by which a call that is sent again is known; named as by the HTTP working group's draft. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** The idempotency keys of one form, or one list, from when it is opened until it is closed. */
export class SaveKeys {
  /** Keys of calls without an answer, by their input. */
  readonly #unanswered = new Map<string, string>();

  /**
   * The key of a call that says `what`: a new one, or that of the same call before, whose answer did not arrive. The
   * server then does it once, and gives both times the same answer.
   */
  keyFor(what: string): string {
    return this.#unanswered.get(what) ?? newKey();
  }

  /** Called when the call with `key` had no answer. */
  noAnswer(what: string, key: string): void {
    this.#unanswered.set(what, key);
  }

  /** Called after a save: what is sent from now on is new, also when it is the same as before. */
  saved(): void {
    this.#unanswered.clear();
  }
}

/** Not `randomUUID`, which browsers have on https alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, "0")).join(
    "",
  );
