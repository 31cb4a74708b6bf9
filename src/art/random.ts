/** Repeatable randomness: the same seed always gives the same series, on the server and in the browser. */
export interface Random {
  /** Next number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  between: (low: number, high: number) => number;
  /** A whole number in [low, high], both ends included. */
  whole: (low: number, high: number) => number;
  /** True with the given probability (0 to 1). */
  chance: (probability: number) => boolean;
  /** A seed for a part that draws itself with its own generator. */
  seed: () => number;
  /** One item of a non-empty list. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** Makes a Mulberry32 generator from any whole number. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    seed: () => Math.floor(next() * 1e9),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
