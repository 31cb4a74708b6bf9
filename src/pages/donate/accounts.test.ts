import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { accountsView, offeredMethods } from "./accounts.server";

const query = new URLSearchParams();

it("shows where gifts go in the language that says it, where the reader's own is blank", () => {
  const blank = { eng: "", tra: "", sim: "" };
  const details = {
    ...siteConfig,
    bank: { ...siteConfig.bank, bankName: { ...blank, tra: "示範銀行" } },
    cheque: { payee: { ...blank, eng: "Kapok Ltd" }, address: blank },
  };
  expect(accountsView(details, { lang: "eng", query })).toMatchObject({
    bank: { bankName: { text: "示範銀行", lang: "tra" }, accountNumber: siteConfig.bank.accountNumber },
    cheque: { payee: { text: "Kapok Ltd", lang: "eng" }, address: { text: "" } },
  });
  expect(accountsView(details, { lang: "sim", query })).toMatchObject({
    bank: { bankName: { text: "示范银行", from: "tra" } },
    cheque: { payee: { text: "Kapok Ltd", lang: "eng" } },
  });
});

it("offers the ways by which something can come, and no others", () => {
  const offered = (details: Partial<typeof siteConfig>, hasPayPalForm = false, isDemo = false) =>
    offeredMethods(
      accountsView({ ...siteConfig, ...details }, { lang: "eng", query, isDemo }),
      hasPayPalForm,
    );
  const bank = { ...siteConfig.bank, accountNumber: "" };
  const cheque = { ...siteConfig.cheque, payee: { eng: "", tra: "", sim: "" } };
  const pps = { ...siteConfig.pps, merchantCode: "" };
  expect(offered({}, true)).toEqual(["paypal", "bank", "cheque", "pps"]);
  expect(offered({}, true, true)).toEqual(["paypal", "fps", "bank", "cheque", "pps"]);
  expect(offered({ fps: { id: "1234567" } })).toEqual(["fps", "bank", "cheque", "pps"]);
  expect(offered({ bank })).toEqual(["cheque", "pps"]);
  expect(offered({ bank, cheque })).toEqual(["pps"]);
  expect(offered({ bank, cheque, pps })).toEqual([]);
});
