import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { hongKongDay } from "../../platform/locale/dates";

/** The number of visits of each redirect that was ever followed. */
type HitTables = { redirect_hit: { redirect_id: string; hits: number; last_day: string } };

/** Visits that redirects led on, and the day in Hong Kong of the last. */
export interface Hits {
  hits: number;
  lastDay: string;
}

/** Milliseconds after which what was counted is written at the latest. */
const EVERY = 30_000;

/** The visits that this process has counted and not written yet, for each database that it serves. */
const counts = new WeakMap<Database, Map<string, Hits>>();

const countsOf = (db: Database): Map<string, Hits> => {
  const known = counts.get(db) ?? new Map<string, Hits>();
  counts.set(db, known);
  return known;
};

function add(all: Map<string, Hits>, id: string, more: Hits): void {
  const before = all.get(id);
  const lastDay = before && before.lastDay > more.lastDay ? before.lastDay : more.lastDay;
  all.set(id, { hits: (before?.hits ?? 0) + more.hits, lastDay });
}

/** Counts a visit, in memory. */
export function countHit(db: Database, id: string, now = new Date()): void {
  add(countsOf(db), id, { hits: 1, lastDay: hongKongDay(now) });
}

/** Writes what was counted, added to what other processes have written. What cannot be written is counted on. */
export async function writeHits(db: Database): Promise<void> {
  const counted = [...countsOf(db)].sort(([one], [two]) => (one < two ? -1 : 1)); // else two processes may lock crosswise
  if (counted.length === 0) return;
  countsOf(db).clear();
  const values = counted.map(([id, { hits, lastDay }]) => ({ redirect_id: id, hits, last_day: lastDay }));
  try {
    await db
      .$extendTables<HitTables>()
      .insertInto("redirect_hit")
      .values(values)
      .onConflict((conflict) =>
        conflict.column("redirect_id").doUpdateSet((eb) => ({
          hits: eb("redirect_hit.hits", "+", eb.ref("excluded.hits")),
          last_day: eb
            .case()
            .when("redirect_hit.last_day", ">", eb.ref("excluded.last_day"))
            .then(eb.ref("redirect_hit.last_day"))
            .else(eb.ref("excluded.last_day"))
            .end(),
        })),
      )
      .execute();
  } catch (error) {
    for (const [id, hits] of counted) add(countsOf(db), id, hits);
    throw error;
  }
}

/**
 * Writes now and then what was counted.
 * @returns a function that ends it, once all is written
 */
export function saveHits({ db, log }: Pick<Deps, "db" | "log">): () => Promise<void> {
  const write = () =>
    writeHits(db).catch((err: unknown) => log.warn({ err }, "visits of redirects are written later"));
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await writing.then(write);
  };
}

/** The visits of redirects by their ids: those that are written, and those that this process has counted since. */
export async function hitsOf(db: Database, ids: readonly string[]): Promise<Map<string, Hits>> {
  if (ids.length === 0) return new Map(); // PostgreSQL takes no empty list
  const rows = await db
    .$extendTables<HitTables>()
    .selectFrom("redirect_hit")
    .selectAll()
    .where("redirect_id", "in", ids)
    .execute();
  const all = new Map(rows.map((row) => [row.redirect_id, { hits: row.hits, lastDay: row.last_day }]));
  for (const [id, hits] of countsOf(db)) if (ids.includes(id)) add(all, id, hits);
  return all;
}
