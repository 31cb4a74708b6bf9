/** The header by which a call that is sent again is known; named as by the HTTP working group's draft. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Keys of calls that were sent and have no answer yet, by what they said. */
const unanswered = new Map<string, string>();

/**
 * The key of a call that says `what`: a new one, or that of the same call before, whose answer did not arrive. The
 * server then does it once, and gives both times the same answer.
 */
export function keyFor(what: string): string {
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  return key;
}

/** Says that the server has answered: the same words once more are another call. */
export function answered(what: string): void {
  unanswered.delete(what);
}

/** Not `randomUUID`, which browsers have on https alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, "0")).join(
    "",
  );
