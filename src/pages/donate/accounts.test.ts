import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { accountsView } from "./accounts.server";

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
