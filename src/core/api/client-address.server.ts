import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Context } from "hono";
import { isOnList } from "./trusted-proxies.server";

/** Whether an address is this machine's own, as that of a proxy on it. */
export const isLoopback = (address: string): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);

/**
 * The address of whoever sent the request. A proxy on this machine, or one of `trusted`, is believed when it names
 * the address that it saw (the last of X-Forwarded-For); anybody else could write anything there.
 */
export function clientAddress(context: Context, trusted: BlockList | undefined): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const peer = incoming?.socket.remoteAddress ?? "unknown";
  if (!isLoopback(peer) && !isOnList(trusted, peer)) return peer;
  return context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}
