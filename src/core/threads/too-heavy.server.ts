import { Problem } from "../api/problem";
import { TaskFailed } from "./worker-thread.server";

/**
 * Returns when `error` is a task that took too much memory, or threw: what it was done for is too heavy to be taken.
 * @throws {Problem} 503 when the machine had no time for it; whatever is no failed task
 */
export function requireTooHeavy(error: unknown): void {
  if (!(error instanceof TaskFailed)) throw error;
  if (error.late) throw new Problem(503, "busy", { headers: { "Retry-After": "30" }, cause: error });
}
