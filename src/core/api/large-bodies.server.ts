import { Problem } from "./problem";

/** Seconds after which somebody may try again. */
const RETRY_AFTER = "5";

/** Bodies that are larger than any that is needed: so many are held at a time, or strangers could fill the memory. */
export class LargeBodies {
  readonly from: number;
  readonly #most: number;
  #held = 0;

  /** `from` in bytes; `most` of them at a time. */
  constructor(from: number, most: number) {
    this.from = from;
    this.#most = most;
  }

  /** Makes room for one, until what it returns is called. @throws {Problem} 503 when there are as many as may be. */
  enter(): () => void {
    if (this.#held >= this.#most) {
      throw new Problem(503, "unavailable", { headers: { "Retry-After": RETRY_AFTER } });
    }
    this.#held += 1;
    return () => {
      this.#held -= 1;
    };
  }
}
