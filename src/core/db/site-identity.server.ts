import type { Database } from "./database.server";

/** Which site a database is of. It stays the same through backup and restore. */
export interface SiteIdentityTable {
  /** A UUID. */
  id: string;
  /** When its first account was made, or its tables; ISO 8601, UTC. */
  began_at: string;
}

export const siteIdentity = (db: Database): Promise<SiteIdentityTable> =>
  db.selectFrom("site_identity").selectAll().executeTakeFirstOrThrow();
