import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/**
 * The address of the sender of a request. A proxy on this machine, or one of `trusted`, is believed when it
 * names the address that it saw (the last of X-Forwarded-For); anybody else could write anything there.
 */
export function clientAddress(context: Context, trusted: BlockList | undefined): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const socket = incoming?.socket.remoteAddress ?? "unknown";
  const peer = plainAddress(socket) ?? socket;
  if (!isLoopback(peer) && !isOnList(trusted, peer)) return peer;
  return plainAddress(context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "") ?? peer;
}

/**
 * Normalises an address for counting: without the port that some proxies add, which differs for each
 * connection, and in the form of IPv4 where it is one. Undefined for anything else.
 */
function plainAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? (isIPv6(text) ? text : text.replace(/:\d*$/, ""))).split("%");
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** The network of one customer: an address of IPv4, and a whole /64 of IPv6. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

const BITS = { 4: 32, 6: 128 } as const;

/**
 * The proxies of a setting: addresses and networks as in `10.0.0.0/8`, with commas between them. Undefined when
 * one of them is neither.
 */
export function proxyList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(",").map((each) => each.trim())) {
    const [address = "", prefix, ...more] = entry.split("/");
    const version = isIP(address);
    if ((version !== 4 && version !== 6) || more.length > 0) return undefined;
    const family = version === 4 ? "ipv4" : "ipv6";
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= BITS[version]) {
      list.addSubnet(address, Number(prefix), family);
    } else return undefined;
  }
  return list;
}

/** Whether an address is on the list; also one of IPv4 that a socket names in the form of IPv6. */
export function isOnList(list: BlockList | undefined, address: string): boolean {
  return list !== undefined && isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Whether a host is this machine itself: `localhost`, or a loopback address (with the brackets of an http
 * address or without). A name that only begins like such an address is somebody else's.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) === 0) return address.toLowerCase() === "localhost";
  return ipaddr.process(address).range() === "loopback";
}

/** The allocated part of IPv6; the rest is unassigned, or leads to no public machine. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is of a public machine, and neither this one nor one of its own network, so that a
 * request to a typed address reaches nothing internal. False for what is no address.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false; // ipaddr.js also takes what is short or octal
  const address = ipaddr.parse(text);
  return address.range() === "unicast" && (address instanceof ipaddr.IPv4 || address.match(GIVEN_OUT));
}
