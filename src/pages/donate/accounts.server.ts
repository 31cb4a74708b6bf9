import type { BankAccount, PpsAccount, SiteDetails } from "../../charity/site-details";
import { type FpsView, fpsView } from "../../features/donations/fps/fps.server";
import { type Shown, shownText } from "../../platform/locale/fallback.server";
import type { Lang, Localized } from "../../platform/locale/lang";

/** The spending chart as one reader sees it: a blank language falls back to another. */
export interface Accounts {
  bank: Omit<BankAccount, "bankName"> & { bankName: Shown };
  cheque: { payee: Shown; address: Shown };
  pps: PpsAccount;
  fps: FpsView | null;
}

interface AccountsRequest {
  lang: Lang;
  /** The query of the page's address, which may name an amount for the FPS code. */
  query: URLSearchParams;
  /** True of a demonstration, which shows FPS though nobody can pay by it. */
  isDemo?: boolean;
}

export function accountsView(
  details: SiteDetails,
  { lang, query, isDemo = false }: AccountsRequest,
): Accounts {
  const { bank, cheque, pps } = details;
  return {
    bank: { ...bank, bankName: shownText(bank.bankName, lang) },
    cheque: { payee: registeredName(cheque.payee, lang), address: shownText(cheque.address, lang) },
    pps,
    fps: fpsView(details, query, isDemo),
  };
}

/** A name as a bank knows it. Written the same in both Chinese languages, it is in Traditional: that is registered. */
function registeredName(name: Localized, lang: Lang): Shown {
  const shown = shownText(name, lang);
  return lang === "sim" && shown.text === name.tra ? { ...shown, lang: "tra" } : shown;
}
