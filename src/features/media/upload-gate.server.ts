import type { MiddlewareHandler } from "hono";
import { Problem } from "../../core/api/problem";
import { staffOf } from "../../core/auth/auth.server";
import type { Deps } from "../../core/deps.server";
import { NoRoom, Room } from "../../core/media/room.server";

const MEGABYTE = 1024 * 1024;
/** Bytes of all uploads that are read and judged at once; while it is used, each takes some four times as much. */
const AT_ONCE = 40 * MEGABYTE;
/** What is taken for an upload that does not say how long it is: as much as there may be. */
const UNKNOWN = 26 * MEGABYTE;
/** Uploads that may wait, unread, for others to be done. */
const MAX_WAITING = 40;

/**
 * Lets uploads in as there is memory for their bytes; the others wait before they are read, and those who come
 * when many wait are told to come again. Somebody who is not signed in takes no place: the call refuses them.
 * @throws {Problem} 503 with Retry-After when too many wait.
 */
export function uploadGate(deps: Pick<Deps, "auth" | "db">): MiddlewareHandler {
  const room = new Room(AT_ONCE, MAX_WAITING);
  return async ({ req }, next) => {
    if (req.method !== "POST" || !(await staffOf(deps, req.raw.headers))) return next();
    const declared = Number(req.header("content-length") ?? UNKNOWN);
    await room.within(Number.isFinite(declared) ? declared : UNKNOWN, next).catch((error: unknown) => {
      if (!(error instanceof NoRoom)) throw error;
      throw new Problem(503, "busy", { headers: { "Retry-After": "10" } });
    });
  };
}
