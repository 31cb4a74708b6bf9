import type { ProblemText } from "../locale/words/problems";
import { Problem } from "./problem";

/** The burst size, and the milliseconds after which one more event is allowed. */
export interface Rate {
  atOnce: number;
  regain: number;
}

/** Stores, by key, the time when the whole allowance is restored. */
export interface Counts {
  /** Milliseconds of its clock. */
  now(): number;
  /** Atomically updates the value stored for a key, 0 for none, by `change`. */
  change(key: string, change: (until: number) => number): Promise<void>;
}

/** Counts events by key, and says how long to wait where there were more than the rate allows. */
export function rateLimit(counts: Counts, { atOnce, regain }: Rate) {
  return {
    /** Counts one event. @returns 0, or the milliseconds after which it may be; then it was not counted. */
    take: async (key: string): Promise<number> => {
      let wait = 0;
      await counts.change(key, (until) => {
        const now = counts.now();
        // Nobody can have spent more than all: a time beyond that comes from a clock that has been set back.
        const before = until - now > atOnce * regain ? now : Math.max(until, now);
        wait = Math.max(0, before + regain - now - atOnce * regain);
        return wait > 0 ? until : before + regain;
      });
      return wait;
    },

    giveBack: (key: string): Promise<void> => counts.change(key, (until) => until - regain),
  };
}

/**
 * Counts in this process, by a monotonic clock.
 * @param most keys that are remembered: the least recently counted are dropped, unless `isPinned`
 */
export function countsInMemory(most: number, isPinned: (key: string) => boolean = () => false): Counts {
  const restoredAt = new Map<string, number>();
  const dropOldest = () => {
    for (const key of restoredAt.keys()) if (!isPinned(key)) return restoredAt.delete(key);
  };
  return {
    now: () => performance.now(),
    change: async (key, change) => {
      const until = change(restoredAt.get(key) ?? 0);
      restoredAt.delete(key);
      restoredAt.set(key, until); // the latest comes last
      if (restoredAt.size > most) dropOldest();
    },
  };
}

/** The answer to a caller that has to wait so many milliseconds. */
export function comeAgain(status: 429 | 503, says: ProblemText, wait: number): Problem {
  return new Problem(status, says, { headers: { "Retry-After": String(Math.ceil(wait / 1000)) } });
}
