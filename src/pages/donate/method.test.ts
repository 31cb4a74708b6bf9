import { expect, test } from "vitest";
import { donateAddress, METHODS, readMethod, tabAddress } from "./method";

const asked = (query: string) => readMethod(new URLSearchParams(query));

test("no method, or one that there is not, means PayPal", () => {
  expect(asked("")).toBe("paypal");
  expect(asked("method=bitcoin")).toBe("paypal");
  expect(asked("method=constructor")).toBe("paypal");
});

test("every tab and every canonical address lead back to their method", () => {
  for (const method of METHODS) {
    for (const address of [donateAddress(method), tabAddress(method)]) {
      expect(readMethod(new URL(address, "https://kapok.example").searchParams)).toBe(method);
    }
  }
});
