import type { Database } from "./database.server";

/** The database to read, and the source of the site's revision. */
export interface AtRevision {
  db: Database;
  pages: { readonly revision: number };
}

/** A value that is being read or was read last, and its revision of the site. */
interface Reading<T> {
  revision: number;
  value: Promise<T>;
}

/**
 * Caches a reading for each revision of the site, however many callers there are. While the database is
 * unavailable it returns the last one.
 */
export function atRevision<T>(read: (db: Database) => Promise<T>): (at: AtRevision) => Promise<T> {
  const readings = new WeakMap<Database, Reading<T>>();
  return ({ db, pages: { revision } }) => {
    const last = readings.get(db);
    if (last?.revision === revision) return last.value;
    const value = read(db).catch((error: unknown) => {
      if (readings.get(db)?.value === value) readings.delete(db); // so that it is tried again
      if (!last) throw error;
      if (!readings.has(db)) readings.set(db, last);
      return last.value;
    });
    readings.set(db, { revision, value });
    return value;
  };
}
