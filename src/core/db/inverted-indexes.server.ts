import { sql } from "kysely";
import type { Database } from "./database.server";
import { askOf } from "./fill.server";
import type { Engine } from "./open.server";

/**
 * Fills tables while PostgreSQL's inverted indexes, which the search asks, are away, and makes them again of all rows
 * at once: kept up row by row they cost more than the rows. A transaction that fails leaves them as they were.
 * @param tx a transaction, whose lock keeps everybody else from the tables meanwhile
 */
export async function withoutInvertedIndexes(
  tx: Database,
  engine: Engine,
  fill: () => Promise<void>,
): Promise<void> {
  if (engine !== "postgres") return fill();
  const indexes = await askOf(tx)(
    `select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and indexdef like '% USING gin %'`,
  );
  for (const { indexname } of indexes) await sql`drop index ${sql.ref(String(indexname))}`.execute(tx);
  await fill();
  for (const { indexdef } of indexes) await sql.raw(String(indexdef)).execute(tx);
}
