import { randomUUIDv7 } from "node:crypto";
import { type Generated, type Kysely, PostgresAdapter, sql } from "kysely";
import type { SiteRevisionTable } from "./site-revision.server";

/** A number that nothing else in the database locks by. */
const WRITE_LOCK = 1_952_802_926;

/**
 * Waits in `tx` until no other transaction that takes this lock is running, in any process: what it reads is
 * still true when it writes, and no two wait for each other's rows. SQLite serialises transactions from their
 * beginning and needs nothing.
 */
export async function takeWriteLock(tx: Database): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(tx);
}

/** The tables of the platform; a feature's store adds its own with `$extendTables`. */
export interface CoreTables {
  journal: JournalTable;
  revision: SiteRevisionTable;
  site_identity: SiteIdentityTable;
}

/** A connection to SQLite or PostgreSQL, or a transaction on one: the same queries run on both. */
export type Database = Kysely<CoreTables>;

/** Every change of the site and of its permissions: history, audit and undo are read from here. */
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
  /** When its first account was created, or its tables; ISO 8601, UTC. */
  began_at: string;
}

export const siteIdentity = (db: Database): Promise<SiteIdentityTable> =>
  db.selectFrom("site_identity").selectAll().executeTakeFirstOrThrow();

/** The engine of a connection, where the two differ. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

let last = "";

/**
 * An id that sorts after all that this process gave out before, so that order by id is order of creation.
 * Plain UUIDv7 are in no order within a millisecond.
 */
export function newId(): string {
  const id = randomUUIDv7();
  last = id > last ? id : following(last);
  return last;
}

/**
 * An id that cannot be guessed from its neighbours: 74 of its bits are random, where those of {@link newId}
 * count up within a millisecond. For content that is served to anyone who knows its id.
 */
export const newSecretId = (): string => randomUUIDv7();

/** The digits after the last hyphen, which are random, counted up by one. */
function following(id: string): string {
  const hyphen = id.lastIndexOf("-") + 1;
  const digits = id.length - hyphen;
  const next = (BigInt(`0x${id.slice(hyphen)}`) + 1n).toString(16).padStart(digits, "0");
  return id.slice(0, hyphen) + next;
}

/** A list of values as one parameter: SQLite reads JSON, PostgreSQL an array. */
export const oneOf = (
  db: Database,
  values: readonly string[] | readonly number[],
  type: "text" | "integer",
) =>
  isPostgres(db)
    ? sql<boolean>`= any(${values}::${sql.raw(type)}[])`
    : sql<boolean>`in (select value from json_each(${JSON.stringify(values)}))`;
