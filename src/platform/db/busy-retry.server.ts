import { readFileSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { noteFailure } from "./temporary.server";

/** Milliseconds before a locked database is tried again: doubled each time, and no longer than the second. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 50;

/** SQLite's code for a lock that a statement needs and another process holds. */
const SQLITE_BUSY = 5;

export const isLocked = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Another process locked the database for longer than we wait; the message names that process where it is
 * known.
 */
class LockedError extends Error {
  readonly errcode = SQLITE_BUSY;
}

/**
 * Runs `act`, and retries it while the database at `file` is locked by another process, for `busyTimeout` ms.
 * It waits on the event loop: SQLite's own busy handler would block the whole program.
 * @param waiting what to do around each pause
 * @throws {LockedError} when it stays locked.
 */
export async function retryWhileBusy<T>(
  file: string,
  busyTimeout: number,
  act: () => T | Promise<T>,
  waiting = (wait: () => Promise<void>) => wait(),
): Promise<T> {
  const until = performance.now() + busyTimeout;
  for (let longest = FIRST_PAUSE; ; longest = Math.min(longest * 2, LONGEST_PAUSE)) {
    try {
      return await act();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) throw locked(file, error);
      await waiting(() => pause(longest * (0.5 + Math.random() / 2)));
    }
  }
}

function locked(file: string, cause: unknown): LockedError {
  const holder = lockHolder(file);
  return new LockedError(`database is locked${holder ? ` by ${holder}` : ""}`, { cause });
}

/** The database as the driver needs it. */
interface Opened {
  database: SqliteDialectConfig["database"];
  file: string;
  isTransaction(): boolean;
}

/**
 * Kysely's SQLite driver, which waits for other processes without blocking this one. While a transaction
 * waits for the write lock, other reads of this process run; once it has begun, it has the only connection to
 * itself until its end.
 */
export class BusyRetryDriver extends SqliteDriver {
  readonly #opened: Opened;
  readonly #busyTimeout: number;
  readonly #mutex = new Mutex();
  #connection: DatabaseConnection | undefined;

  constructor(opened: Opened, busyTimeout: number) {
    super({ database: opened.database });
    this.#opened = opened;
    this.#busyTimeout = busyTimeout;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await this.#mutex.acquire();
    this.#connection ??= this.#retrying(connection);
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  #retrying(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(connection, query),
      streamQuery: (...all) => connection.streamQuery(...all),
    };
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const act = () => connection.executeQuery<R>(query);
    try {
      // Inside a transaction there is nothing to wait for: it has the lock, or would block others.
      if (this.#opened.isTransaction()) return await act();
      return await retryWhileBusy(this.#opened.file, this.#busyTimeout, act, (wait) => this.#aside(wait));
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  }

  async #aside(wait: () => Promise<void>): Promise<void> {
    this.#mutex.release();
    await wait();
    await this.#mutex.acquire();
  }
}

/** A mutex: one holder at a time, in the order in which they came. */
class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/** The byte of the file beside a database by which SQLite's write-ahead log is locked for writing. */
const WRITE_LOCK = 120;

/**
 * Which process has the write lock of the SQLite database at `file`, as in `process 4711, sqlite3`. Known on
 * Linux alone; undefined elsewhere, for a process of another container, and when the lock is free again.
 */
function lockHolder(file: string): string | undefined {
  try {
    const inode = String(statSync(`${file}-shm`, { bigint: true }).ino);
    // As in "1: POSIX  ADVISORY  WRITE 4711 fe:00:2147203 120 120".
    const locks = readFileSync("/proc/locks", "utf8").split("\n");
    for (const line of locks) {
      const [, kind, , access, pid = "", place = "", first, last] = line.trim().split(/\s+/);
      if (kind !== "POSIX" || access !== "WRITE" || !place.endsWith(`:${inode}`)) continue;
      if (Number(first) <= WRITE_LOCK && (last === "EOF" || Number(last) >= WRITE_LOCK)) return named(pid);
    }
  } catch {
    // No such list here.
  }
  return undefined;
}

function named(pid: string): string {
  try {
    return `process ${pid}, ${readFileSync(`/proc/${pid}/comm`, "utf8").trim()}`;
  } catch {
    return `process ${pid}`;
  }
}
