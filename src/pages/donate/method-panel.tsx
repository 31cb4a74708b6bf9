import { donateTexts } from "../../charity/donate-texts";
import { useLang, useWords } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/words/public";
import type { FormRefusal } from "../../core/site/form/page-form";
import { SiteLink } from "../../core/site/frame/link";
import { PayPalForm } from "../../features/donations/public/paypal-form";
import { BankDetails, ChequeDetails, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import { METHODS, type Method, tabAddress } from "./method-tabs";
import { donatePageWords } from "./words";

interface MethodPanelProps {
  method: Method;
  accounts: Accounts;
  /** Whether the page says that the charity is fictional. */
  isDemo: boolean;
  /** Whether there is the form for PayPal: the account is set up, or the page is a demonstration. */
  hasPayPalForm: boolean;
  cancelled: boolean;
  /** What was chosen before, by the names of the form's controls. */
  chosen: Record<string, string>;
  refusal: FormRefusal | undefined;
}

/** How the chosen way works, with the numbers that it needs. */
export function MethodPanel(props: MethodPanelProps) {
  const { method, accounts, isDemo, hasPayPalForm, cancelled, chosen, refusal } = props;
  const lang = useLang();
  const { title, steps } = donateTexts.methods[method];
  return (
    <section className="method-panel stack" aria-labelledby="method-title">
      <h2 id="method-title">{title[lang]}</h2>
      {method === "paypal" && hasPayPalForm && (
        <PayPalForm refusal={refusal} cancelled={cancelled} chosen={chosen} />
      )}
      {method === "paypal" && !hasPayPalForm && <PayPalNotice />}
      {method !== "paypal" && steps.map((step) => <p key={step.eng}>{step[lang]}</p>)}
      {method === "bank" && <BankDetails accounts={accounts} isDemo={isDemo} />}
      {method === "cheque" && <ChequeDetails accounts={accounts} />}
      {method === "pps" && <PpsDetails accounts={accounts} />}
    </section>
  );
}

/** Says that PayPal cannot be used yet, and what can. */
function PayPalNotice() {
  const lang = useLang();
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
              {donateTexts.methods[method].title[lang]}
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
