import { type CompiledQuery, type Dialect, PostgresDialect, PostgresDriver } from "kysely";
import type { Pool } from "pg";
import { noteFailure, temporary } from "./temporary.server";

/**
 * Kysely's PostgreSQL dialect, whose errors contain none of the data to be stored. `openPool` is called with
 * the first query.
 */
export const postgresDialect = (openPool: () => Promise<Pool>): Dialect =>
  new DiscreetDialect({ pool: openPool });

class DiscreetDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new DiscreetDriver(this.#config);
  }
}

type Connection = Awaited<ReturnType<PostgresDriver["acquireConnection"]>>;

class DiscreetDriver extends PostgresDriver {
  readonly #known = new WeakSet<Connection>();

  override async acquireConnection(): Promise<Connection> {
    const connection = await super.acquireConnection().catch(failed);
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      // In place, since Kysely's driver identifies a connection by its object.
      connection.executeQuery = <R>(query: CompiledQuery) => execute<R>(query).catch(failed);
    }
    return connection;
  }

  /** On a lost connection there is nothing to roll back; the error to report is the one that lost it. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (temporary(error) !== "away") throw error;
    });
  }
}

/** The parts that PostgreSQL adds to an error: the row that was refused, and the values that it was given. */
const TELLING = ["detail", "where", "internalQuery", "parameters"] as const;

function failed(error: unknown): never {
  if (error instanceof Error) {
    for (const name of TELLING) if (name in error) Reflect.set(error, name, undefined);
    hideValue(error);
  }
  noteFailure(error);
  throw error;
}

/** A value that cannot be parsed is at the end of the message, as in `integer: "Chan"`. */
function hideValue(error: Error): void {
  if (!("code" in error && String(error.code).startsWith("22"))) return;
  const shown = error.message;
  const hidden = shown.replace(/".*"/s, '"…"');
  error.message = hidden;
  error.stack = error.stack?.replace(shown, () => hidden);
}
