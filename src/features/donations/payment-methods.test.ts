import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { methodsSetUp } from "./payment-methods";

it("knows the ways by which something can come, and no others", () => {
  const ways = (details: Partial<typeof siteConfig>, isPayPalReady = false) =>
    methodsSetUp({ ...siteConfig, ...details }, isPayPalReady);
  const bank = { ...siteConfig.bank, accountNumber: "" };
  const blank = { eng: "", tra: "", sim: "" };
  const cheque = { ...siteConfig.cheque, payee: blank };
  const pps = { ...siteConfig.pps, merchantCode: "" };
  expect(ways({}, true)).toEqual(["paypal", "bank", "cheque", "pps"]);
  expect(ways({ fps: { id: "1234567", reference: "" } })).toEqual(["fps", "bank", "cheque", "pps"]);
  expect(ways({ bank })).toEqual(["cheque", "pps"]);
  expect(ways({ bank, pps, cheque: { ...cheque, payee: { ...blank, tra: "木棉" } } })).toEqual(["cheque"]);
  expect(ways({ bank, cheque })).toEqual(["pps"]);
  expect(ways({ bank, cheque, pps })).toEqual([]);
});
