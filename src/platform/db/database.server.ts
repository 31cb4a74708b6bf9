import { type Kysely, PostgresAdapter } from "kysely";
import type { JournalTable } from "./journal-table";
import type { RevisionTable } from "./revision.server";

/** The tables of the platform; a feature's store adds its own with `$extendTables`. */
export interface CoreTables {
  journal: JournalTable;
  revision: RevisionTable;
  site_identity: SiteIdentityTable;
}

/** A connection to SQLite or PostgreSQL, or a transaction on one: the same queries run on both. */
export type Database = Kysely<CoreTables>;

/** Which site a database is of. It stays the same through backup and restore. */
export interface SiteIdentityTable {
  /** A UUID. */
  id: string;
  /** When its first account was made, or its tables; ISO 8601, UTC. */
  began_at: string;
}

export const siteIdentity = (db: Database): Promise<SiteIdentityTable> =>
  db.selectFrom("site_identity").selectAll().executeTakeFirstOrThrow();

/** Which engine a connection leads to, where one has what the other lacks. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
