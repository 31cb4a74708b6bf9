import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { type OpenDatabase, sqliteFile } from "../open.server";
import { untilUnlocked } from "../patient-driver.server";
import { postgresSnapshot } from "./postgres.server";
import { BATCH, type Row, rowOrder, type Snapshot, type Value } from "./snapshot.server";

/** Milliseconds for which a snapshot waits: a reader waits for nobody but who mends the database after a power cut. */
const PATIENCE = 10_000;

/** A read transaction on a connection of its own: in WAL mode writers go on beside it and it does not see them. */
async function sqliteSnapshot<T>(file: string, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await untilUnlocked(file, PATIENCE, () => {
      if (!database.isTransaction) database.exec("BEGIN");
      database.prepare("select count(*) from sqlite_schema").get(); // the first read is the moment
    });
    return await read({
      ask: async (query) => database.prepare(query).all(),
      rows: (table) => rowsOf(database, table),
    });
  } finally {
    database.close();
  }
}

async function* rowsOf(database: DatabaseSync, table: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  const columns = database.prepare(`pragma table_info("${table}")`).all().length;
  for (const row of database.prepare(`select * from "${table}" order by ${rowOrder(columns)}`).iterate()) {
    batch.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    await setImmediate(); // reading blocks: others have their turn between two batches
  }
  if (batch.length > 0) yield batch;
}

function plain(value: unknown): Value {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`a snapshot cannot hold a ${typeof value}`);
}

/** Where the database is. */
type DatabasePlace = OpenDatabase & { config: { dataDir: string } };

/** Reads from a snapshot, beside whoever else reads and writes. */
export function withSnapshot<T>(
  { db, engine, config }: DatabasePlace,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return engine === "postgres"
    ? postgresSnapshot(db, read)
    : sqliteSnapshot(sqliteFile(config.dataDir), read);
}
