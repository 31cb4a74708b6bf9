import { expect, test } from "vitest";
import { donateAddress, METHODS, readMethod, tabAddress } from "./method-tabs";

const asked = (query: string) => readMethod(new URLSearchParams(query), "paypal");

test("no method, or one that there is not, means the one on which the page opens", () => {
  expect(asked("")).toBe("paypal");
  expect(asked("method=bitcoin")).toBe("paypal");
  expect(asked("method=constructor")).toBe("paypal");
  expect(readMethod(new URLSearchParams(), "bank")).toBe("bank");
});

test("every tab and every canonical address lead back to their method", () => {
  for (const first of METHODS) {
    for (const method of METHODS) {
      for (const address of [donateAddress(method, first), tabAddress(method)]) {
        expect(readMethod(new URL(address, "https://kapok.example").searchParams, first)).toBe(method);
      }
    }
  }
});
