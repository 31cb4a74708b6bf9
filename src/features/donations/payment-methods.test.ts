import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { methodsSetUp } from "./payment-methods";

it("lists the payment methods that are set up, and no others", () => {
  const methods = (details: Partial<typeof siteConfig>, isPayPalReady = false) =>
    methodsSetUp({ ...siteConfig, ...details }, isPayPalReady);
  const bank = { ...siteConfig.bank, accountNumber: "" };
  const blank = { eng: "", tra: "", sim: "" };
  const cheque = { ...siteConfig.cheque, payee: blank };
  const pps = { ...siteConfig.pps, merchantCode: "" };
  expect(methods({}, true)).toEqual(["paypal", "bank", "cheque", "pps"]);
  expect(methods({ fps: { id: "1234567", reference: "" } })).toEqual(["fps", "bank", "cheque", "pps"]);
  expect(methods({ bank })).toEqual(["cheque", "pps"]);
  expect(methods({ bank, pps, cheque: { ...cheque, payee: { ...blank, tra: "木棉" } } })).toEqual(["cheque"]);
  expect(methods({ bank, cheque })).toEqual(["pps"]);
  expect(methods({ bank, cheque, pps })).toEqual([]);
});
