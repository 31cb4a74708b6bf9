import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
