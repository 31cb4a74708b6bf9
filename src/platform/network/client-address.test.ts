import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, clientNetwork } from "./client-address.server";

/** The address that an answer is counted by which came from `peer`, which says that it came for `forwarded`. */
async function addressFor(peer: string, forwarded: string): Promise<string> {
  const app = new Hono().get("/", (context) => context.text(clientAddress(context, undefined)));
  const env = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request("/", { headers: { "X-Forwarded-For": forwarded } }, env)).text();
}

describe("the address of a visitor", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["203.0.113.9, 192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:40123", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["[::ffff:c000:201]:40123", "192.0.2.1"],
    ["2001:DB8:0::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:40123", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["unknown", "127.0.0.1"],
    ["_hidden:1", "127.0.0.1"],
    ["", "127.0.0.1"],
  ])("that a proxy names as %j is %s", async (forwarded, address) => {
    expect(await addressFor("::ffff:127.0.0.1", forwarded)).toBe(address);
  });

  it("is that of the connection where no proxy is to be believed", async () => {
    expect(await addressFor("::ffff:192.0.2.7", "192.0.2.1")).toBe("192.0.2.7");
  });
});

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8::1", "2001:db8::a:b:c:d"],
  ["2001:db8:1::1", "2001:db8:1:0:a:b:c:d"],
  ["2001:db8:0:2::1", "2001:db8:0:2:a:b:c:d"],
  ["::1", "::2:3"],
])("takes %s and %s for one customer", (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other));
});

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["192.0.2.1", "192.0.2.2"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2"],
])("distinguishes %s from %s", (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other));
});
