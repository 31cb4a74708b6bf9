import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { BusyRetryDriver, retryWhileBusy } from "./busy-retry.server";
import { piecesOf, pieceTokens } from "./search-index.server";

const KEPT_STATEMENTS = 500;

/** Milliseconds for which a statement waits while another process has the database locked. */
const BUSY_TIMEOUT = 5000;

/**
 * Kysely's SQLite dialect over the SQLite that is built into Node; opened with the first query. `file` is a
 * path, or `:memory:`.
 * @param busyTimeout milliseconds for which a statement waits while another process has the database locked
 */
export const sqliteDialect = (file: string, busyTimeout = BUSY_TIMEOUT): Dialect => ({
  createDriver: () => {
    let database: DatabaseSync | undefined;
    const open = async () => {
      database = await opened(file, busyTimeout);
      return adapter(database);
    };
    return new BusyRetryDriver(
      { database: open, file, isTransaction: () => database?.isTransaction === true },
      busyTimeout,
    );
  },
  createAdapter: () => new SharedSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

async function opened(file: string, busyTimeout: number): Promise<DatabaseSync> {
  const database = new DatabaseSync(file);
  try {
    // FULL, since an answer of success promises that the row survives a power cut.
    const settings =
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;";
    await retryWhileBusy(file, busyTimeout, () => database.exec(settings));
  } catch (error) {
    database.close();
    throw error;
  }
  // Called by the triggers that update an index of such pieces.
  database.function("text_pieces", { deterministic: true }, (text) => pieceTokens(piecesOf(String(text))));
  return database;
}

class SharedSqliteAdapter extends SqliteAdapter {
  /**
   * Kysely migrates SQLite outside a transaction, though SQLite can change its schema inside one. Inside,
   * processes that start together take turns, and a migration that fails leaves nothing behind.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * There is one connection; the driver takes turns, since a transaction that waits for another process
   * yields it.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function adapter(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        // A deferred transaction that reads before it writes fails at once when another process wrote in
        // between, however long one waits; taking the write lock at the start waits its turn instead.
        statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
        if (statements.size >= KEPT_STATEMENTS) statements.clear();
        statements.set(sql, statement);
      }
      return sql === "rollback" ? unlessEnded(wrap(statement), database) : wrap(statement);
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** A full disk ends a transaction by itself; the caller gets its error, and not that of the rollback. */
function unlessEnded(rollback: SqliteStatement, database: DatabaseSync): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...rollback, run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing) };
}

/** Kysely passes on the query's values; SQLite binds null, numbers, strings and bytes only. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === undefined) return null;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value instanceof Date) return value.toISOString();
    return value as SQLInputValue;
  });
}
