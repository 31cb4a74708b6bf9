import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { retryWhileBusy } from "./busy-retry.server";
import type { Database } from "./database.server";
import { askOf } from "./fill.server";
import { type OpenDatabase, sqliteFile } from "./open.server";
import type { Ask } from "./schema.server";

/** A value that both engines store, as in JSON. Times are ISO 8601. */
export type Value = string | number | boolean | null;

export type Row = Record<string, Value>;

/** The database at one moment, however long the reading takes and whatever is written meanwhile. */
export interface Snapshot {
  ask: Ask;
  /** All rows of a table in the order of its first column, some at a time. */
  rows(table: string): AsyncGenerator<Row[]>;
}

/** Where the database is. */
type DatabasePlace = OpenDatabase & { config: { dataDir: string } };

/** Reads from a snapshot, concurrently with other readers and writers. */
export function withSnapshot<T>(
  { db, engine, config }: DatabasePlace,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return engine === "postgres"
    ? postgresSnapshot(db, read)
    : sqliteSnapshot(sqliteFile(config.dataDir), read);
}

/** Rows that are read at once. */
const BATCH = 200;

/** The order in which a table's rows are read: by its first columns, as no key has more than four. */
const rowOrder = (columns: number): string => [1, 2, 3, 4].slice(0, columns).join(", ");

/** Milliseconds for which a snapshot waits: a reader waits only for a recovery after a power cut. */
const BUSY_TIMEOUT = 10_000;

/** A read transaction on a connection of its own: in WAL mode writers go on beside it and it does not see them. */
async function sqliteSnapshot<T>(file: string, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await retryWhileBusy(file, BUSY_TIMEOUT, () => {
      if (!database.isTransaction) database.exec("BEGIN");
      database.prepare("select count(*) from sqlite_schema").get(); // the first read is the moment
    });
    return await read({
      ask: async (query) => database.prepare(query).all(),
      rows: (table) => sqliteRows(database, table),
    });
  } finally {
    database.close();
  }
}

async function* sqliteRows(database: DatabaseSync, table: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  const columns = database.prepare(`pragma table_info("${table}")`).all().length;
  for (const row of database.prepare(`select * from "${table}" order by ${rowOrder(columns)}`).iterate()) {
    batch.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sqliteValue(value)])));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    await setImmediate(); // reading blocks: others have their turn between two batches
  }
  if (batch.length > 0) yield batch;
}

function sqliteValue(value: unknown): Value {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`a snapshot cannot hold a ${typeof value}`);
}

/** One transaction that sees what was committed before its first query, and nothing later. */
async function postgresSnapshot<T>(db: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const ask = askOf(tx);
      return await read({ ask, rows: (table) => postgresRows(ask, table) });
    });
}

/** By a cursor, so that a table is never in memory as a whole. */
async function* postgresRows(ask: Ask, table: string): AsyncGenerator<Row[]> {
  const types = await columnTypes(ask, table);
  await ask(
    `declare snapshot_rows no scroll cursor for select * from "${table}" order by ${rowOrder(types.size)}`,
  );
  for (;;) {
    const rows = await ask(`fetch ${BATCH} from snapshot_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, postgresValue(value, types.get(name))]),
      ),
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

function postgresValue(value: unknown, type: string | undefined): Value {
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
