import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { waitingCounts, writeCounts } from "../../platform/jobs/waiting-counts.server";
import { hongKongDay } from "../../platform/locale/format";

/** The number of visits of each redirect that was ever followed. */
type HitTables = { redirect_hit: { redirect_id: string; hits: number; last_day: string } };

/** Visits that redirects led on, and the day in Hong Kong of the last. */
export interface Hits {
  hits: number;
  lastDay: string;
}

const sum = (before: Hits, more: Hits): Hits => ({
  hits: before.hits + more.hits,
  lastDay: before.lastDay > more.lastDay ? before.lastDay : more.lastDay,
});

const waiting = waitingCounts(sum);

/** Counts a visit, in memory. */
export function countHit(db: Database, id: string, now = new Date()): void {
  waiting.add(db, id, { hits: 1, lastDay: hongKongDay(now) });
}

/** Adds the counts to those that other processes have written. */
export const writeHits = (db: Database): Promise<void> =>
  waiting.write(db, (counted) =>
    db
      .$extendTables<HitTables>()
      .insertInto("redirect_hit")
      .values(counted.map(([id, { hits, lastDay }]) => ({ redirect_id: id, hits, last_day: lastDay })))
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
      .execute(),
  );

/** Flushes the counts periodically. @returns a function that stops, after a last flush */
export const saveHits = (deps: Pick<Deps, "db" | "log">): (() => Promise<void>) =>
  writeCounts(deps, { counted: "visits of redirects", write: () => writeHits(deps.db) });

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
  for (const [id, more] of waiting.of(db)) {
    const written = all.get(id);
    if (ids.includes(id)) all.set(id, written ? sum(written, more) : more);
  }
  return all;
}
