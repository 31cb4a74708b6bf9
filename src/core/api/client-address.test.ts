import { expect, it } from "vitest";
import { clientNetwork } from "./client-address.server";

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
])("tells %s from %s", (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other));
});
