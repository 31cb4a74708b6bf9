import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Client } from "pg";
import { type Database, isPostgres } from "./database.server";

/** The channel on which PostgreSQL notifies every process of a new revision. */
const REVISION_CHANNEL = "kapok_revision";

/**
 * One row that counts the changes of the site, so that every process knows when its cached pages are stale.
 */
export interface SiteRevisionTable {
  id: number;
  value: number;
}

/**
 * Increments the revision, in the transaction of the change. Returns the new value. PostgreSQL notifies all
 * listeners once the transaction is committed.
 */
export async function advanceSiteRevision(tx: Database): Promise<number> {
  const counted = tx
    .updateTable("revision")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("id", "=", 1)
    .returning("value");
  const notified = sql`pg_notify(${REVISION_CHANNEL}, value::text)`.as("notified");
  const row = await (isPostgres(tx) ? counted.returning(notified) : counted).executeTakeFirstOrThrow();
  return Number(row.value);
}

export async function currentSiteRevision(db: Database): Promise<number> {
  const row = await db.selectFrom("revision").select("value").where("id", "=", 1).executeTakeFirstOrThrow();
  return Number(row.value);
}

/** Called with the site's revision repeatedly, or with the error of the query. */
type Listener = (answer: number | { error: unknown }) => void;

/**
 * Polls the revision every `everyMs` milliseconds, to notice changes by other processes.
 * @returns a function that stops watching.
 */
export function watchSiteRevision(db: Database, everyMs: number, listener: Listener): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return; // a slow database must not pile up questions
    asking = true;
    listener(await currentSiteRevision(db).catch((error: unknown) => ({ error })));
    asking = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Milliseconds before reconnecting: doubled while it fails, and no longer than the second. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/**
 * Listens on PostgreSQL for changes by any process, on a connection of its own. It reports each revision at
 * its commit and, as some may have been missed, the current one whenever a connection is made. Without a
 * connection it reports nothing: code that needs an answer within a time also polls, with `watchSiteRevision`.
 * @returns a function that stops listening and closes the connection.
 */
export function listenForSiteRevision(
  databaseUrl: string,
  hear: (revision: number) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const listening = listenAgain(databaseUrl, hear, ending.signal);
  return async () => {
    ending.abort();
    await listening;
  };
}

async function listenAgain(
  databaseUrl: string,
  hear: (revision: number) => void,
  ending: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!ending.aborted) {
    const heard = (revision: number) => {
      pause = FIRST_PAUSE;
      hear(revision);
    };
    await listenOnce(databaseUrl, heard, ending);
    await setTimeout(pause, undefined, { signal: ending }).catch(() => {});
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
}

/** Until the connection is lost, cannot be made, or `ending`. */
async function listenOnce(
  connectionString: string,
  hear: (revision: number) => void,
  ending: AbortSignal,
): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true, // a network that forgets idle connections is noticed
    application_name: "kapok: listens for changes",
  });
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve()).on("end", () => resolve());
    ending.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => hear(Number(payload)));
  const listened = await begin(client).catch(() => undefined);
  if (listened !== undefined) {
    hear(listened);
    await lost;
  }
  await client.end().catch(() => {});
}

/** Reports the revision after listening has begun, so that no change is missed. */
async function begin(client: Client): Promise<number> {
  await client.connect();
  await client.query(`listen ${REVISION_CHANNEL}`);
  const { rows } = await client.query<{ value: number }>("select value from revision where id = 1");
  return Number(rows[0]?.value);
}

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
