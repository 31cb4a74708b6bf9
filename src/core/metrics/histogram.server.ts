import type { Sample } from "./exposition.server";

/** Counts of what was seen, by upper bounds, as Prometheus has them. */
export class Histogram {
  readonly #bounds: readonly number[];
  /** How many were at most the bound at the same place, and more than the one before. */
  readonly #counts: number[];
  #sum = 0;
  #all = 0;

  /** `bounds` in seconds, the smallest first. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(seconds: number): void {
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
    this.#all += 1;
  }

  samples(labels: Record<string, string> = {}): Sample[] {
    let below = 0;
    const buckets = this.#bounds.map((bound, at) => {
      below += this.#counts[at] ?? 0;
      return { suffix: "_bucket", labels: { ...labels, le: String(bound) }, value: below };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: this.#all },
      { suffix: "_sum", labels, value: this.#sum },
      { suffix: "_count", labels, value: this.#all },
    ];
  }
}
