import { BlockList, isIP } from "node:net";

/** Networks of IPv4 that lead to no public machine, by the registry of special addresses. */
const SPECIAL: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Those of IPv6 among the public ones that hold another address, or are for documentation. */
const SPECIAL_6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL) special.addSubnet(network, prefix);
const special6 = new BlockList();
for (const [network, prefix] of SPECIAL_6) special6.addSubnet(network, prefix, "ipv6");
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");

/**
 * Tells whether an address is of a machine that anybody can reach, and neither this one nor one of its own network, so
 * that a request whose address somebody typed goes nowhere else. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address);
    case 6:
      return public6.check(address, "ipv6") && !special6.check(address, "ipv6");
    default:
      return false;
  }
}
