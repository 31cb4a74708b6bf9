/** How much may be spent at once, and after how many milliseconds one more may. */
export interface Rate {
  atOnce: number;
  regain: number;
}

/**
 * What one sender may still spend, counted in this process. Times are those of `performance.now()`, which, unlike the
 * time of day, nobody sets back.
 */
export class Allowance {
  readonly #rate: Rate;
  #spentUntil = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Milliseconds until one more may be taken; none or less when it may be now. */
  wait(now: number): number {
    const { atOnce, regain } = this.#rate;
    return Math.max(this.#spentUntil, now) + regain - now - atOnce * regain;
  }

  take(now: number): void {
    this.#spentUntil = Math.max(this.#spentUntil, now) + this.#rate.regain;
  }

  giveBack(): void {
    this.#spentUntil -= this.#rate.regain;
  }
}
