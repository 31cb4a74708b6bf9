import { type Generated, type Kysely, PostgresAdapter } from "kysely";
import type { RevisionTable } from "./revision.server";

/** The tables of the platform; a feature's store adds its own with `$extendTables`. */
export interface CoreTables {
  journal: JournalTable;
  revision: RevisionTable;
  site_identity: SiteIdentityTable;
}

/** A connection to SQLite or PostgreSQL, or a transaction on one: the same queries run on both. */
export type Database = Kysely<CoreTables>;

/** Every change of the site and of who may change it: history, audit and undo are read from here. */
interface JournalTable {
  id: Generated<number>;
  feature: string;
  entity_id: string;
  action: string;
  /** The thing as JSON: after the change, or for a deletion before it. */
  snapshot: string;
  author: string;
  /** ISO 8601, UTC. */
  at: string;
}

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
