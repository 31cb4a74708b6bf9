import { BlockList, isIP, isIPv6 } from "node:net";

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
