import { CompiledQuery, type KyselyPlugin } from "kysely";
import { type Database, isPostgres } from "../../../platform/db/database.server";

/** Runs `act` on a database, and returns the query plan of each of its queries, by lines. */
export async function plansOf(db: Database, act: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked = new Map<string, CompiledQuery>();
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const query = db.getExecutor().compileQuery(node, queryId);
      asked.set(query.sql, query);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await act(db.withPlugin(noting));
  const plans: string[] = [];
  for (const query of asked.values()) plans.push(...(await planOf(db, query)));
  return plans;
}

async function planOf(db: Database, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const lines = async (place: Database, prefix: string): Promise<string[]> => {
    const { rows } = await place.executeQuery<Record<string, string>>(
      CompiledQuery.raw(prefix + sql, [...parameters]),
    );
    return rows.map((row) => `${row.detail ?? row["QUERY PLAN"]}   <- ${sql}`);
  };
  if (!isPostgres(db)) return lines(db, "explain query plan ");
  // A table of some rows is read as a whole unless that is made dear: what has no index is then seen.
  return db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw("set local enable_seqscan = off"));
    return lines(tx, "explain ");
  });
}

/** Lines of plans that read a whole table, be it in the order of an index. */
export const wholeReads = (plans: readonly string[]): string[] =>
  plans.filter(
    (line) =>
      (/^SCAN /.test(line) && !/^SCAN (?:json_each|CONSTANT)/.test(line)) ||
      /^\s*(?:->\s*)?(?:Parallel )?Seq Scan/.test(line),
  );
