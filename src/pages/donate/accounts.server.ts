import type { BankAccount, PpsAccount, SiteDetails } from "../../charity/site-details";
import { type Shown, shownText } from "../../core/locale/fallback.server";
import type { Lang, Localized } from "../../core/locale/lang";
import { type FpsView, fpsView } from "../../features/donations/fps/fps.server";
import type { Method } from "./method-tabs";

/** Where gifts go, as one reader sees it: what is blank in one language is shown in another. */
export interface Accounts {
  bank: Omit<BankAccount, "bankName"> & { bankName: Shown };
  cheque: { payee: Shown; address: Shown };
  pps: PpsAccount;
  fps: FpsView | null;
}

/** @param query of the page's address, which may say an amount for the FPS code */
export function accountsView(details: SiteDetails, lang: Lang, query: URLSearchParams): Accounts {
  const { bank, cheque, pps } = details;
  return {
    bank: { ...bank, bankName: shownText(bank.bankName, lang) },
    cheque: { payee: registeredName(cheque.payee, lang), address: shownText(cheque.address, lang) },
    pps,
    fps: fpsView(details, query),
  };
}

/** The first way to give by which something can come: PayPal, unless its form is not there and another way is set up. */
export function firstMethod({ bank, cheque, pps }: Accounts, hasPayPalForm: boolean): Method {
  if (hasPayPalForm) return "paypal";
  if (bank.accountNumber !== "") return "bank";
  if (cheque.payee.text !== "") return "cheque";
  return pps.merchantCode === "" ? "paypal" : "pps";
}

/** A name as a bank knows it. Written the same in both Chinese languages, it is in Traditional: that is registered. */
function registeredName(name: Localized, lang: Lang): Shown {
  const shown = shownText(name, lang);
  return lang === "sim" && shown.text === name.tra ? { ...shown, lang: "tra" } : shown;
}
