import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { accountsView, firstMethod } from "./accounts.server";

const NO_QUERY = new URLSearchParams();

it("shows where gifts go in the language that says it, where the reader's own is blank", () => {
  const blank = { eng: "", tra: "", sim: "" };
  const details = {
    ...siteConfig,
    bank: { ...siteConfig.bank, bankName: { ...blank, tra: "示範銀行" } },
    cheque: { payee: { ...blank, eng: "Kapok Ltd" }, address: blank },
  };
  expect(accountsView(details, "eng", NO_QUERY)).toMatchObject({
    bank: { bankName: { text: "示範銀行", lang: "tra" }, accountNumber: siteConfig.bank.accountNumber },
    cheque: { payee: { text: "Kapok Ltd", lang: "eng" }, address: { text: "" } },
  });
  expect(accountsView(details, "sim", NO_QUERY)).toMatchObject({
    bank: { bankName: { text: "示范银行", from: "tra" } },
    cheque: { payee: { text: "Kapok Ltd", lang: "eng" } },
  });
});

it("opens Donate on the first way by which something can come", () => {
  const first = (details: Partial<typeof siteConfig>, hasPayPalForm = false) =>
    firstMethod(accountsView({ ...siteConfig, ...details }, "eng", NO_QUERY), hasPayPalForm);
  const bank = { ...siteConfig.bank, accountNumber: "" };
  const cheque = { ...siteConfig.cheque, payee: { eng: "", tra: "", sim: "" } };
  const pps = { ...siteConfig.pps, merchantCode: "" };
  expect(first({}, true)).toBe("paypal");
  expect(first({})).toBe("bank");
  expect(first({ bank })).toBe("cheque");
  expect(first({ bank, cheque })).toBe("pps");
  // Nothing is set up: the first tab says so, and how to reach the charity.
  expect(first({ bank, cheque, pps })).toBe("paypal");
});
