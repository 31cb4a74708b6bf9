import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * The address of whoever sent the request. A proxy on this machine is believed when it names the address
 * that it saw (the last of X-Forwarded-For); anybody else could write anything there.
 */
export function clientAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const peer = incoming?.socket.remoteAddress ?? "unknown";
  if (!/^(::1|(::ffff:)?127\.)/.test(peer)) return peer;
  return context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}
