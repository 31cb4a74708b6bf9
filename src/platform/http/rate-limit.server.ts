import type { ProblemText } from "../locale/words/problems";
import { Problem } from "./problem";

/** The number of events that there may be at once, and the milliseconds after which there may be one more. */
export interface Rate {
  atOnce: number;
  regain: number;
}

/** Where it is kept, by key, until when all that was counted is regained. */
export interface Counts {
  /** Milliseconds of its clock. */
  now(): number;
  /** Brings what is kept for a key, 0 for nothing, to what `change` makes of it. Nobody else changes it in between. */
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
        // Nobody can have spent more than all: a time beyond that is of a clock which has been set back.
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
 * Counts in this process, by a clock that nobody sets back.
 * @param most keys that are remembered: those counted longest ago are forgotten, unless `isKept`
 */
export function countsInMemory(most: number, isKept: (key: string) => boolean = () => false): Counts {
  const kept = new Map<string, number>();
  const forgetOne = () => {
    for (const key of kept.keys()) if (!isKept(key)) return kept.delete(key);
  };
  return {
    now: () => performance.now(),
    change: async (key, change) => {
      const until = change(kept.get(key) ?? 0);
      kept.delete(key);
      kept.set(key, until); // the latest comes last
      if (kept.size > most) forgetOne();
    },
  };
}

/** The answer to whoever has to wait so many milliseconds. */
export function comeAgain(status: 429 | 503, says: ProblemText, wait: number): Problem {
  return new Problem(status, says, { headers: { "Retry-After": String(Math.ceil(wait / 1000)) } });
}
