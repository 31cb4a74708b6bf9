import { type OpenDatabase, sqliteFile } from "../open.server";
import { postgresSnapshot } from "./postgres.server";
import type { Snapshot } from "./snapshot.server";
import { sqliteSnapshot } from "./sqlite.server";

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
