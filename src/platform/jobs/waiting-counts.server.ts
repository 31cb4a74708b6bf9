import type { Database } from "../db/database.server";
import type { Deps } from "../deps.server";
import { startIntervalJob } from "./interval-job.server";

/** Milliseconds after which what was counted is written at the latest. */
const EVERY = 30_000;

/**
 * What this process has counted in memory and not written yet, by key, for each database that it serves.
 * @param sum two counts of the same key as one, the earlier first
 */
export function waitingCounts<Count>(sum: (before: Count, more: Count) => Count) {
  const counts = new WeakMap<Database, Map<string, Count>>();
  const of = (db: Database): Map<string, Count> => {
    const known = counts.get(db) ?? new Map<string, Count>();
    counts.set(db, known);
    return known;
  };
  const add = (db: Database, key: string, more: Count) => {
    const before = of(db).get(key);
    of(db).set(key, before === undefined ? more : sum(before, more));
  };
  return {
    of: (db: Database): ReadonlyMap<string, Count> => of(db),
    add,
    /** Writes what waits, in the order of keys, else two processes may lock crosswise; what cannot be written waits on. */
    async write(db: Database, insert: (rows: [string, Count][]) => Promise<unknown>): Promise<void> {
      const rows = [...of(db)].sort(([one], [other]) => (one < other ? -1 : 1));
      if (rows.length === 0) return;
      of(db).clear();
      try {
        await insert(rows);
      } catch (error) {
        for (const [key, count] of rows) add(db, key, count);
        throw error;
      }
    },
  };
}

interface CountsJob {
  /** What is counted, as the log calls it. */
  counted: string;
  write: () => Promise<void>;
}

/**
 * Writes now and then what was counted in memory.
 * @returns a function that ends it, once all is written
 */
export function writeCounts(deps: Pick<Deps, "log">, { counted, write }: CountsJob): () => Promise<void> {
  const stop = startIntervalJob(deps, { every: EVERY, failing: `${counted} are written later`, act: write });
  return async () => {
    await stop();
    await write().catch((err: unknown) => deps.log.warn({ err }, `the last ${counted} are not counted`));
  };
}
