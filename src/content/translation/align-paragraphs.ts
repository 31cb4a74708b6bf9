import { diffArrays } from "diff";
import { joined, normalised } from "./words";

/** The place of a paragraph in a text after a change: what it came from, by the numbers of those before. */
export interface Origin {
  from: readonly number[];
  /** True when no word of it was changed: it stayed, moved, was split or was merged. */
  isSame: boolean;
}

/** How the paragraphs of a text before and after a change align. */
export interface Alignment {
  /** Of each paragraph after it. */
  origins: readonly Origin[];
  /** The removed paragraphs before it. */
  gone: readonly number[];
}

/** So many steps of {@link diffArrays} are tried; texts in which more differ are compared paragraph by paragraph. */
const MOST_STEPS = 4000;
/** So many paragraphs are looked at for what one was split into. */
const MOST_PARTS = 200;
/** So many pairs of paragraphs are compared by how alike they are; of more, the first is taken for the first. */
const MOST_PAIRS = 2500;

/**
 * Aligns the paragraphs of a text before and after a change by their words: first the longest common
 * subsequence, then equal ones elsewhere, then split or merged ones. The rest was changed, one for one at the
 * same position, or is new or gone.
 */
export function alignParagraphs(before: readonly string[], after: readonly string[]): Alignment {
  const search = new Search(before.map(normalised), after.map(normalised));
  search.inOrder();
  search.elsewhere();
  search.recut();
  search.changed();
  return search.found();
}

/** The paragraphs that are not accounted for yet, and what is known of the others. Works on normalised texts. */
class Search {
  readonly #origins: (Origin | undefined)[];
  readonly #used = new Set<number>();
  /** The number of unmoved paragraphs before each, before and after. */
  readonly #gaps: { before: number[]; after: number[] } = { before: [], after: [] };

  private readonly before: readonly string[];
  private readonly after: readonly string[];

  constructor(before: readonly string[], after: readonly string[]) {
    this.before = before;
    this.after = after;
    this.#origins = after.map(() => undefined);
  }

  #record(to: number, from: readonly number[], isSame: boolean): void {
    this.#origins[to] = { from, isSame };
    for (const each of from) this.#used.add(each);
  }

  #openBefore = () => this.before.flatMap((_, at) => (this.#used.has(at) ? [] : [at]));
  #openAfter = () => this.after.flatMap((_, at) => (this.#origins[at] ? [] : [at]));

  inOrder(): void {
    const steps = diffArrays([...this.before], [...this.after], { maxEditLength: MOST_STEPS });
    const { before, after } = this.#gaps;
    let unmoved = 0;
    for (const { added, removed, count } of steps ?? []) {
      for (let step = 0; step < count; step += 1) {
        if (!added && !removed) this.#record(after.length, [before.length], true);
        if (!removed) after.push(unmoved);
        if (!added) before.push(unmoved);
        if (!added && !removed) unmoved += 1;
      }
    }
  }

  elsewhere(): void {
    const places = Map.groupBy(this.#openBefore(), (at) => this.before[at]);
    for (const to of this.#openAfter()) {
      const from = places.get(this.after[to])?.shift();
      if (from !== undefined) this.#record(to, [from], true);
    }
  }

  /** Finds neighbours whose words, one behind the other, are those of neighbours before. */
  recut(): void {
    const open = { before: new Set(this.#openBefore()), after: new Set(this.#openAfter()) };
    for (const from of open.before) {
      for (const to of open.after) {
        const cut = this.#sameWords(from, to, open);
        if (!cut) continue;
        const sources = run(from, cut.before);
        for (const each of run(to, cut.after)) {
          this.#record(each, sources, true);
          open.after.delete(each);
        }
        for (const each of sources) open.before.delete(each);
        break;
      }
    }
  }

  /** The lengths of two runs from here that say the same; undefined where there are none. */
  #sameWords(from: number, to: number, open: Record<"before" | "after", ReadonlySet<number>>) {
    let [old, fresh] = [this.before[from] ?? "", this.after[to] ?? ""];
    let [left, right] = [1, 1];
    while (left + right <= MOST_PARTS) {
      if (old === fresh) return { before: left, after: right };
      if (old.length <= fresh.length) {
        if (!open.before.has(from + left) || !fresh.startsWith(old)) return undefined;
        old = joined([old, this.before[from + left++] ?? ""]);
      } else {
        if (!open.after.has(to + right) || !old.startsWith(fresh)) return undefined;
        fresh = joined([fresh, this.after[to + right++] ?? ""]);
      }
    }
    return undefined;
  }

  /** Pairs the rest as changed: the same position and the most similar first, the others in order. */
  changed(): void {
    const [old, fresh] = [this.#openBefore(), this.#openAfter()];
    const { before, after } = this.#gaps;
    const isFew = old.length * fresh.length <= MOST_PAIRS;
    const pairs = fresh.flatMap((to) =>
      old
        .filter((from) => before[from] === after[to])
        .map((from) => ({ from, to, score: isFew ? this.#likeness(from, to) : 0 })),
    );
    for (const { from, to } of pairs.sort((one, other) => other.score - one.score)) {
      if (!this.#used.has(from) && !this.#origins[to]) this.#record(to, [from], false);
    }
    const rest = this.#openBefore();
    for (const to of this.#openAfter()) {
      const from = rest.shift();
      this.#record(to, from === undefined ? [] : [from], false);
    }
    this.#absorb();
  }

  /** The share of pairs of characters that two paragraphs have in common, 0 to 1. */
  #likeness(from: number, to: number): number {
    const [old, fresh] = [pairsIn(this.before[from] ?? ""), pairsIn(this.after[to] ?? "")];
    const common = [...old].filter((pair) => fresh.has(pair)).length;
    return (2 * common) / Math.max(1, old.size + fresh.size);
  }

  /** Finds what was merged into a paragraph that was changed as well: it is not gone. */
  #absorb(): void {
    for (const from of this.#openBefore()) {
      const words = this.before[from] ?? "";
      const into = this.#origins.findIndex(
        (origin, to) => !origin?.isSame && this.after[to]?.includes(words),
      );
      const origin = this.#origins[into];
      if (origin)
        this.#record(
          into,
          [...origin.from, from].sort((one, other) => one - other),
          false,
        );
    }
  }

  found(): Alignment {
    return {
      origins: this.#origins.map((each) => each ?? { from: [], isSame: false }),
      gone: this.#openBefore(),
    };
  }
}

const run = (from: number, length: number) => Array.from({ length }, (_, step) => from + step);

const pairsIn = (text: string) =>
  new Set(run(0, Math.max(0, text.length - 1)).map((at) => text.slice(at, at + 2)));
