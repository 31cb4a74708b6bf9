import type { Database } from "./database.server";
import { openPostgres } from "./open.server";
import { currentRevision } from "./revision.server";

/** Milliseconds for which a replica that failed is left alone. */
const REST = 10_000;

/** Where public pages are read from. */
export interface ReadingSide {
  /** The replica when it answers and has every change that is known here, else the database itself. */
  choose(): Promise<Database>;
  /** To be called when reading from the replica failed. */
  failed(): void;
  close(): Promise<void>;
}

/**
 * Reads from the replica at `url`, if there is one. It follows the database by a moment that nobody bounds, so it
 * is asked before each reading whether it has come as far as `known`, the newest revision that this process knows.
 */
export function readingSide(db: Database, url: string | undefined, known: () => number): ReadingSide {
  if (url === undefined) return { choose: async () => db, failed: () => {}, close: async () => {} };
  const replica = openPostgres(url, { connectWithin: 1000 });
  let restingUntil = 0;
  const rest = () => {
    restingUntil = Date.now() + REST;
  };
  return {
    choose: async () => {
      if (Date.now() < restingUntil) return db;
      const wanted = known();
      try {
        return (await currentRevision(replica)) >= wanted ? replica : db;
      } catch {
        rest();
        return db;
      }
    },
    failed: rest,
    close: () => replica.destroy(),
  };
}
