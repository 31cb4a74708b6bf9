import type { IncomingMessage } from "node:http";
import { type BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import { isLoopback } from "../loopback.server";
import { isOnList } from "./trusted-proxies.server";

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

/** What one customer has to send from: an address of IPv4, and a whole /64 of IPv6. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = address.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
