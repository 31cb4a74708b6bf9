import type { MiddlewareHandler } from "hono";
import { MemoryBudget, TooManyWaiting } from "../../media/memory-budget.server";
import { staffOf } from "../../platform/auth/auth.server";
import { mayChange } from "../../platform/auth/roles";
import type { Deps } from "../../platform/deps.server";
import { MAX_UPLOAD } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";

/** Bytes of all uploads that are read and validated at once: two of the largest. */
const AT_ONCE = 2 * MAX_UPLOAD;
/** Uploads that may wait, unread, for others to be done. */
const MAX_WAITING = 40;

/**
 * Lets uploads in as there is memory for their bytes; the others wait before they are read, and those who come
 * when many wait get Retry-After. A request that the call refuses takes no place.
 * @throws {Problem} 413 for what says that it is too long, 503 with Retry-After when too many wait.
 */
export function uploadGate(deps: Pick<Deps, "auth" | "db">): MiddlewareHandler {
  const room = new MemoryBudget(AT_ONCE, MAX_WAITING);
  return async ({ req }, next) => {
    if (req.method !== "POST") return next();
    const staff = await staffOf(deps, req.raw.headers);
    if (!staff || !mayChange(staff.role, "content")) return next();
    const length = Number(req.header("content-length")); // without the header it may be any
    if (length > MAX_UPLOAD) throw new Problem(413, "fileTooLarge");
    await room.within(length || MAX_UPLOAD, next).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new Problem(503, "busy", { headers: { "Retry-After": "10" } });
    });
  };
}
