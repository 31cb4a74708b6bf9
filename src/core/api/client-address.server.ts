import type { IncomingMessage } from "node:http";
import { type BlockList, isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import { isLoopback } from "../loopback.server";
import { isOnList } from "./trusted-proxies.server";

/**
 * The address of whoever sent the request. A proxy on this machine, or one of `trusted`, is believed when it names
 * the address that it saw (the last of X-Forwarded-For); anybody else could write anything there.
 */
export function clientAddress(context: Context, trusted: BlockList | undefined): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const socket = incoming?.socket.remoteAddress ?? "unknown";
  const peer = plainAddress(socket) ?? socket;
  if (!isLoopback(peer) && !isOnList(trusted, peer)) return peer;
  return plainAddress(context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "") ?? peer;
}

/**
 * An address in the one way to write it, as it is counted by: without the port that some proxies add, which is another
 * for each connection, and in the form of IPv4 where it is one. Undefined for what is none.
 */
function plainAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? (isIPv6(text) ? text : text.replace(/:\d*$/, ""))).split("%");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const number = Number.parseInt(high, 16) * 0x1_0000 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 0xff).join(".");
}

/** What one customer has to send from: an address of IPv4, and a whole /64 of IPv6. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = address.includes("::") ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
