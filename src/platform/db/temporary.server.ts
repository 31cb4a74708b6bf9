import { AsyncLocalStorage } from "node:async_hooks";

/** The reasons for which a database fails now and would answer a moment later. */
export type Temporary =
  /** It cannot be reached, or not be used at all. */
  | "away"
  /** It can be read, and takes nothing: read-only, full, or locked by somebody else. */
  | "takesNothing"
  /** It gave up this one question. */
  | "busy";

/** A sign of it: the beginning of a code of PostgreSQL or Node, a number of SQLite, or a client's words. */
interface Sign {
  means: Temporary;
  code?: RegExp;
  sqlite?: readonly number[];
  words?: RegExp;
}

/** Every error that passes by itself, or once an operator has acted. Any other is a fault of the program. */
const SIGNS: readonly Sign[] = [
  // Refused, lost, not found; PostgreSQL: connection exceptions, shutting down or starting, too many connections.
  { means: "away", code: /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)/ },
  { means: "away", code: /^(08|57P|533)/ },
  // pg has no code for what it notices itself; a rollback on a connection that was lost is the first of these.
  { means: "away", words: /not queryable|Connection terminated|timeout exceeded when trying to connect/ },
  { means: "away", words: /connection has been discarded/ },
  // Read error of a disk, and a file that cannot be opened.
  { means: "away", code: /^58/, sqlite: [10, 14] },
  // Read-only, as a replica or a disk that was found broken; full disk or memory; EROFS and ENOSPC are Node's words.
  { means: "takesNothing", code: /^(25006|53|EROFS|ENOSPC|EDQUOT)/, sqlite: [8, 13] },
  // Locked by another process for longer than we wait.
  { means: "takesNothing", sqlite: [5, 6] },
  // Time limits of statements and locks; deadlocks and what could not be put in an order.
  { means: "busy", code: /^(57014|55P03|40P01|40001)/ },
];

/** The reason why an error of the database passes, unlike that of a faulty query; undefined when it does not. */
export function temporary(error: unknown): Temporary | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  const sqlite = "errcode" in error ? Number(error.errcode) & 0xff : -1;
  const found = SIGNS.find(
    (sign) => sign.code?.test(code) || sign.sqlite?.includes(sqlite) || sign.words?.test(error.message),
  );
  return found?.means;
}

/** Whether the same call may succeed later: it is answered by 503. */
export const isDatabaseAway = (error: unknown): boolean => temporary(error) !== undefined;

const failures = new AsyncLocalStorage<{ error?: unknown }>();

/** Called for each query that failed. */
export function noteFailure(error: unknown): void {
  const seen = failures.getStore();
  if (seen) seen.error = error;
}

/**
 * Runs `act`, of a library that hides why it failed.
 * @throws the database's own error when it was a temporary one, else the error of `act`.
 */
export async function withDatabaseError<T>(act: () => Promise<T>): Promise<T> {
  const seen: { error?: unknown } = {};
  try {
    return await failures.run(seen, act);
  } catch (error) {
    throw isDatabaseAway(seen.error) ? seen.error : error;
  }
}
