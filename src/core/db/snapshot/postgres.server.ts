import type { Database } from "../database.server";
import { askOf } from "../fill.server";
import type { Ask } from "../schema.server";
import { BATCH, type Row, rowOrder, type Snapshot, type Value } from "./snapshot.server";

/** One transaction that sees what was committed before its first query, and nothing later. */
export async function postgresSnapshot<T>(
  db: Database,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const ask = askOf(tx);
      return await read({ ask, rows: (table) => rowsOf(ask, table) });
    });
}

/** By a cursor, so that a table is never in memory as a whole. */
async function* rowsOf(ask: Ask, table: string): AsyncGenerator<Row[]> {
  const types = await columnTypes(ask, table);
  await ask(
    `declare snapshot_rows no scroll cursor for select * from "${table}" order by ${rowOrder(types.size)}`,
  );
  for (;;) {
    const rows = await ask(`fetch ${BATCH} from snapshot_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value, types.get(name))])),
    );
  }
  await ask("close snapshot_rows");
}

async function columnTypes(ask: Ask, table: string): Promise<Map<string, string>> {
  const columns = await ask(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = '${table}'`,
  );
  return new Map(columns.map(({ name, type }) => [String(name), String(type)]));
}

function plain(value: unknown, type: string | undefined): Value {
  if (value === null) return null;
  switch (type) {
    case "text":
      return String(value);
    case "integer":
    case "bigint": // comes as text, since it may be larger than a number; ours count things
      return Number(value);
    case "boolean":
      return Boolean(value);
    case "timestamp with time zone":
      return new Date(value as Date).toISOString();
    default:
      throw new Error(`a snapshot cannot hold a column of type ${type}`);
  }
}
