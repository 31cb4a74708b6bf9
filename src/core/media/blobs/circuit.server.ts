/**
 * Spares others the wait for a store that has kept somebody waiting in vain: for a while it is not asked at all, and
 * then by one call, which tells whether it answers again.
 */
export class Circuit {
  readonly #rest: number;
  #restsUntil: number | undefined;
  #isTried = false;

  /** @param rest milliseconds for which it is not asked */
  constructor(rest: number) {
    this.#rest = rest;
  }

  /** Whether a call may be made now: `yes`, `once` where it alone tells whether the store is back, or `no`. */
  enter(): "yes" | "once" | "no" {
    if (this.#restsUntil === undefined) return "yes";
    if (this.#isTried || performance.now() < this.#restsUntil) return "no";
    this.#isTried = true;
    return "once";
  }

  /** The store answered, whatever it said. */
  answered(): void {
    this.#restsUntil = undefined;
    this.#isTried = false;
  }

  /** The store said nothing for as long as a call may take. */
  wasSilent(): void {
    this.#restsUntil = performance.now() + this.#rest;
    this.#isTried = false;
  }
}
