import type { Method } from "../../features/donations/payment-methods";
import { withColon } from "../../platform/locale/format";
import { useLang, useLocale, useWords } from "../../platform/locale/lang-context";
import { siteHref } from "../../site/frame/link";
import { useOrigin } from "../../site/frame/page-head";
import { BankDetails, ChequeDetails, FpsNumbers, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import type { DonateTexts } from "./definition";
import { donatePageWords } from "./words";

interface MethodsOnPaperProps {
  texts: DonateTexts;
  /** The ways that are set up. */
  offered: readonly Method[];
  accounts: Accounts;
}

/** The ways to give on paper, in place of the form: the numbers of the others, and where the form is. */
export function MethodsOnPaper({ texts, offered, accounts }: MethodsOnPaperProps) {
  const words = useWords(donatePageWords);
  const lang = useLang();
  const address = useOrigin() + siteHref(useLocale().prefix, "/donate");
  const numbers = {
    bank: <BankDetails accounts={accounts} hasFps={false} />,
    // A demonstration has a drawing in place of an ID.
    fps: accounts.fps?.id && <FpsNumbers fps={accounts.fps} />,
    cheque: <ChequeDetails accounts={accounts} />,
    pps: <PpsDetails accounts={accounts} />,
    paypal: null,
  };
  return (
    <section className="on-paper">
      <h2>{words.donationMethods}</h2>
      <p>
        {withColon(lang, words.paypal)}
        <span>{address}</span>
      </p>
      {offered.map(
        (way) =>
          numbers[way] && (
            <div key={way}>
              <h3>{texts[way].title}</h3>
              {numbers[way]}
            </div>
          ),
      )}
    </section>
  );
}
