import { paragraphsIn } from "../../core/locale/in-language";
import { useWords } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/words/public";
import type { FormRefusal } from "../../core/site/form/page-form";
import { SiteLink } from "../../core/site/frame/link";
import { PayPalForm, type PaysFor } from "../../features/donations/public/paypal-form";
import { BankDetails, ChequeDetails, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import type { DonateTexts } from "./definition";
import { METHODS, type Method, tabAddress } from "./method-tabs";
import { donatePageWords } from "./words";

interface MethodPanelProps {
  texts: DonateTexts;
  method: Method;
  accounts: Accounts;
  /** True when the page says that the charity is fictional. */
  isDemo: boolean;
  /** True when there is the form for PayPal: the account is set up, or the page is a demonstration. */
  hasPayPalForm: boolean;
  cancelled: boolean;
  /** The choices made before, by the names of the form's controls. */
  chosen: Record<string, string>;
  refusal: FormRefusal | undefined;
}

/** The chosen way of giving, with the numbers that it needs. */
export function MethodPanel(props: MethodPanelProps) {
  const { texts, method, accounts, isDemo, hasPayPalForm, cancelled, chosen, refusal } = props;
  return (
    <section className="method-panel stack" aria-labelledby="method-title">
      <h2 id="method-title">{texts[method].title}</h2>
      {method === "paypal" && hasPayPalForm && (
        <PayPalForm {...{ refusal, cancelled, chosen }} paysFor={paysFor(texts.paypal)} />
      )}
      {method === "paypal" && !hasPayPalForm && <PayPalNotice texts={texts} />}
      {method !== "paypal" && paragraphsIn(texts[method].text).map((step) => <p key={step}>{step}</p>)}
      {method === "bank" && <BankDetails fpsText={texts.fps} accounts={accounts} isDemo={isDemo} />}
      {method === "cheque" && <ChequeDetails accounts={accounts} />}
      {method === "pps" && <PpsDetails accounts={accounts} />}
    </section>
  );
}

/** The purpose of each of the amounts that are offered, `""` where nothing is said of it. */
const paysFor = ({ gift200, gift500, gift1000 }: DonateTexts["paypal"]) =>
  ({ 200: gift200, 500: gift500, 1000: gift1000 }) satisfies PaysFor;

/** Says that PayPal cannot be used yet, and what can. */
function PayPalNotice({ texts }: { texts: DonateTexts }) {
  const words = useWords(donatePageWords);
  const shared = useSiteWords();
  const others = METHODS.filter((method) => method !== "paypal");
  return (
    <>
      <p>{words.paypalNotReady}</p>
      <ul className="actions">
        {others.map((method) => (
          <li key={method}>
            <SiteLink className="button button-quiet" to={tabAddress(method)}>
              {texts[method].title}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink className="button button-quiet" to="/contact">
            {shared.contactUs}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}
