/** Too many wait already. */
export class TooManyWaiting extends Error {}

/** A place in the queue, and how to release it. */
type GiveBack = () => void;

/**
 * So much memory for what is done at once: who needs more than is free waits, in the order of asking. One that
 * needs more than there is at all has the room for itself.
 */
export class MemoryBudget {
  readonly #size: number;
  readonly #maxWaiting: number;
  readonly #waiting: { bytes: number; enter: () => void }[] = [];
  #taken = 0;

  /** `size` in bytes; when `maxWaiting` wait, nobody else may. */
  constructor(size: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#size = size;
    this.#maxWaiting = maxWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs `work` once `bytes` are free. @throws {TooManyWaiting} when too many wait. */
  async within<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const giveBack = await this.#enter(Math.min(bytes, this.#size));
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  async #enter(bytes: number): Promise<GiveBack> {
    if (this.#waiting.length > 0 || this.#taken + bytes > this.#size) {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooManyWaiting();
      await new Promise<void>((enter) => this.#waiting.push({ bytes, enter }));
    } else this.#taken += bytes;
    return () => {
      this.#taken -= bytes;
      this.#letIn();
    };
  }

  #letIn(): void {
    for (
      let next = this.#waiting[0];
      next && this.#taken + next.bytes <= this.#size;
      next = this.#waiting[0]
    ) {
      this.#waiting.shift();
      this.#taken += next.bytes;
      next.enter();
    }
  }
}

/**
 * The memory in bytes for all that is decoded, encoded or read at once, images and PDFs alike; by what was measured
 * for each kind (docs/decisions/one-process.md).
 */
export const HEAVY_WORK = 240 * 1024 * 1024;

/** The one room for all of it. */
export const heavyWork = new MemoryBudget(HEAVY_WORK);
