import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseAway } from "./temporary.server";

const failures = new AsyncLocalStorage<{ error?: unknown }>();

/** To be told of each query that failed. */
export function noteFailure(error: unknown): void {
  const seen = failures.getStore();
  if (seen) seen.error = error;
}

/**
 * Does `act`, of a library that keeps to itself why it failed.
 * @throws the database's own error when it was one that passes, else whatever `act` throws.
 */
export async function withDatabaseError<T>(act: () => Promise<T>): Promise<T> {
  const seen: { error?: unknown } = {};
  try {
    return await failures.run(seen, act);
  } catch (error) {
    throw isDatabaseAway(seen.error) ? seen.error : error;
  }
}
