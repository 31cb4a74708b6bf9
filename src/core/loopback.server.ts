import { BlockList, isIP, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

/**
 * Whether a host is this machine itself: `localhost`, or an address (with the brackets of an http address or
 * without) that leads nowhere else. A name that only begins like such an address is somebody else's.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) === 0) return address.toLowerCase() === "localhost";
  return LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
