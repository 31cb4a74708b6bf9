import { expect, it } from "vitest";
import { isOnList, proxyList } from "../network/client-address.server";

it("trusts the addresses and networks of a setting, and no others", () => {
  const list = proxyList("10.1.0.0/16, 192.0.2.7,2001:db8::/32");
  for (const address of ["10.1.2.3", "::ffff:10.1.2.3", "192.0.2.7", "2001:db8::5"]) {
    expect([address, isOnList(list, address)]).toEqual([address, true]);
  }
  for (const address of ["10.2.0.1", "192.0.2.8", "2001:db9::1", "unknown", ""]) {
    expect([address, isOnList(list, address)]).toEqual([address, false]);
  }
  expect(isOnList(undefined, "10.1.2.3")).toBe(false);
});

it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.1,", "10.0.0.0/-1"])(
  "takes no list with %s",
  (text) => expect(proxyList(text)).toBeUndefined(),
);
