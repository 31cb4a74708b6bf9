import { expect, test } from "vitest";
import { METHODS } from "../../features/donations/payment-methods";
import { donateAddress, inTabOrder, readMethod, tabAddress } from "./methods";

const asked = (query: string) => readMethod(new URLSearchParams(query), METHODS);

test("no method, or one that there is not, means the one on which the page opens", () => {
  expect(asked("")).toBe("paypal");
  expect(asked("method=bitcoin")).toBe("paypal");
  expect(asked("method=constructor")).toBe("paypal");
  expect(readMethod(new URLSearchParams(), ["bank", "pps"])).toBe("bank");
  expect(readMethod(new URLSearchParams(), [])).toBe("paypal");
});

test("the bank with an amount means FPS, which stood there once, where the charity has it", () => {
  expect(asked("method=bank&amount=500")).toBe("fps");
  expect(readMethod(new URLSearchParams("method=bank&amount=500"), ["bank"])).toBe("bank");
  expect(asked("method=bank")).toBe("bank");
});

test("every tab and every canonical address lead back to their method", () => {
  for (const first of METHODS) {
    for (const method of METHODS) {
      for (const address of [donateAddress(method, first), tabAddress(method)]) {
        expect(readMethod(new URL(address, "https://kapok.example").searchParams, [first])).toBe(method);
      }
    }
  }
});

test("FPS is the first tab in Chinese", () => {
  expect(inTabOrder(METHODS, "eng", true)).toEqual(["paypal", "fps", "bank", "cheque", "pps"]);
  expect(inTabOrder(["pps", "paypal", "fps"], "tra", true)).toEqual(["fps", "paypal", "pps"]);
  expect(inTabOrder(["pps", "paypal", "fps"], "tra", false)).toEqual(["paypal", "fps", "pps"]);
  expect(inTabOrder(["bank", "paypal"], "sim", true)).toEqual(["paypal", "bank"]);
});
