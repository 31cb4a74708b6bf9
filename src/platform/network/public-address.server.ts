import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What is given out of IPv6; the rest is nobody's yet, or leads to no public machine. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Tells whether an address is of a machine that anybody can reach, and neither this one nor one of its own network, so
 * that a request whose address somebody typed goes nowhere else. False for what is no address.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false; // ipaddr.js also takes what is short or octal
  const address = ipaddr.parse(text);
  return address.range() === "unicast" && (address instanceof ipaddr.IPv4 || address.match(GIVEN_OUT));
}
