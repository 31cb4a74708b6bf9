import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { writeCounts } from "../../platform/jobs/waiting-counts.server";
import { hongKongDay } from "../../platform/locale/format";
import type { VisitCount, VisitKind } from "../../site/visits/visit-counts.server";

type VisitTables = { visit_count: VisitCount };

const DAY = 24 * 60 * 60 * 1000;
/** Two years and a month, so that a month can be compared with the same one before. */
const RETENTION_DAYS = 760;

const tables = (db: Database) => db.$extendTables<VisitTables>();

/** The day so many days ago. */
export const dayBefore = (now: Date, days: number): string =>
  hongKongDay(new Date(now.getTime() - days * DAY));

/** Adds the counts to those that other processes have written. After a failure they are kept for the next flush. */
export async function writeVisits({ db, visitCounts }: Pick<Deps, "db" | "visitCounts">): Promise<void> {
  const counts = visitCounts.take().sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)); // else two processes may lock crosswise
  if (counts.length === 0) return;
  try {
    await tables(db)
      .transaction()
      .execute(async (tx) => {
        for (const count of counts) {
          await tx
            .insertInto("visit_count")
            .values(count)
            .onConflict((conflict) =>
              conflict
                .columns(["day", "kind", "name"])
                .doUpdateSet((eb) => ({ visits: eb("visit_count.visits", "+", eb.ref("excluded.visits")) })),
            )
            .execute();
        }
      });
  } catch (error) {
    visitCounts.giveBack(counts);
    throw error;
  }
}

const keyOf = ({ day, kind, name }: VisitCount): string => `${day} ${kind} ${name}`;

/** Flushes the counts periodically. @returns a function that stops, after a last flush */
export function saveVisits(deps: Deps): () => Promise<void> {
  deps.visitCounts.begin();
  return writeCounts(deps, { counted: "visits", write: () => writeVisits(deps) });
}

/** The sums of one kind since a day, the most first. */
export async function mostVisited(
  db: Database,
  kind: VisitKind,
  since: string,
  limit: number,
): Promise<{ name: string; visits: number }[]> {
  const rows = await tables(db)
    .selectFrom("visit_count")
    .select(({ fn }) => ["name", fn.sum<number>("visits").as("visits")])
    .where("kind", "=", kind)
    .where("day", ">=", since)
    .groupBy("name")
    .orderBy("visits", "desc")
    .orderBy("name")
    .limit(limit)
    .execute();
  return rows.map(({ name, visits }) => ({ name, visits: Number(visits) }));
}

/** The sum of one kind since a day. */
export async function visitsSince(db: Database, kind: VisitKind, since: string): Promise<number> {
  const { sum } = await tables(db)
    .selectFrom("visit_count")
    .select(({ fn }) => fn.sum<number | null>("visits").as("sum"))
    .where("kind", "=", kind)
    .where("day", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** All counts since a day, newest day first. */
export const countsSince = (db: Database, since: string): Promise<VisitCount[]> =>
  tables(db)
    .selectFrom("visit_count")
    .selectAll()
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .orderBy("kind")
    .orderBy("visits", "desc")
    .orderBy("name")
    .execute();

/** Deletes counts after their retention. */
export const deleteOldVisits: DailyJob = async ({ db }, now) => {
  await tables(db).deleteFrom("visit_count").where("day", "<", dayBefore(now, RETENTION_DAYS)).execute();
};
