import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { waitingCounts, writeCounts } from "../../platform/jobs/waiting-counts.server";
import { hongKongDay } from "../../platform/locale/format";
import { searchedText } from "../../platform/locale/searched-text.server";
import { searchTables } from "./tables.server";

/** Characters of what is counted; more is no search but a text. */
const LONGEST = 40;
/** What is counted in this process until it is written, and what is stored. */
const MOST_AT_ONCE = 200;
const MOST_KEPT = 1000;
/** Days after the last search at which a missed search is deleted. */
const KEPT_DAYS = 365;
const DAY = 24 * 60 * 60_000;

/** A search, as first typed, and how often. */
interface Missed {
  typed: string;
  times: number;
}

const waiting = waitingCounts<Missed>((before, more) => ({
  typed: before.typed,
  times: before.times + more.times,
}));

/** An address or a number that could be somebody's. */
const IS_PERSONAL = /@|(?:\d[\s-]?){5}/;

/** Counts words that were looked for in vain, by themselves: not who looked for them, nor when. */
export function countMissed(db: Database, words: string): void {
  const key =
    searchedText([words.slice(0, LONGEST + 1)])
      .split("\n")[0]
      ?.trim() ?? "";
  if (key === "" || key.length > LONGEST || IS_PERSONAL.test(key)) return;
  const counted = waiting.of(db);
  if (counted.size < MOST_AT_ONCE || counted.has(key))
    waiting.add(db, key, { typed: words.trim(), times: 1 });
}

/** Adds the counts to those that other processes have written. */
const writeMissed = (db: Database, last_on = hongKongDay(new Date())): Promise<void> =>
  waiting.write(db, (counted) =>
    searchTables(db)
      .insertInto("missed_search")
      .values(counted.map(([words, missed]) => ({ words, ...missed, last_on })))
      .onConflict((conflict) =>
        conflict.column("words").doUpdateSet((eb) => ({
          times: eb("missed_search.times", "+", eb.ref("excluded.times")),
          last_on: eb.ref("excluded.last_on"),
        })),
      )
      .execute(),
  );

/** Flushes the counts periodically. @returns a function that stops, after a last flush */
export const saveMissed = (deps: Pick<Deps, "db" | "log">): (() => Promise<void>) =>
  writeCounts(deps, { counted: "searches in vain", write: () => writeMissed(deps.db) });

/** The words that were looked for most often in vain. */
export const mostMissed = (db: Database, limit: number) =>
  searchTables(db)
    .selectFrom("missed_search")
    .select(["typed as words", "times"])
    .orderBy("times", "desc")
    .orderBy("words")
    .limit(limit)
    .execute();

/** The daily job: deletes searches without results that are a year old, and the rarest beyond the limit. */
export const deleteOldMissed: DailyJob = async ({ db }, now) => {
  const before = hongKongDay(new Date(now.getTime() - KEPT_DAYS * DAY));
  await searchTables(db).deleteFrom("missed_search").where("last_on", "<", before).execute();
  const newest = searchTables(db)
    .selectFrom("missed_search")
    .select("words")
    .orderBy("times", "desc")
    .orderBy("last_on", "desc")
    .orderBy("words")
    .limit(MOST_KEPT);
  await searchTables(db).deleteFrom("missed_search").where("words", "not in", newest).execute();
};
