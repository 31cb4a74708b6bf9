import type { ReactNode } from "react";
import { donateTexts } from "../../charity/donate-texts";
import { useLang } from "../../core/locale/lang-context";
import type { FormRefusal } from "../../core/site/form/outcome";
import { PayPalForm } from "../../features/donations/public/paypal-form";
import { BankDetails, ChequeDetails, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import type { Method } from "./method";
import { PayPalNotice } from "./paypal-notice";

type Shown = (props: { accounts: Accounts; isDemo: boolean }) => ReactNode;

const DETAILS: Record<Exclude<Method, "paypal">, Shown> = {
  bank: BankDetails,
  cheque: ChequeDetails,
  pps: PpsDetails,
};

interface MethodPanelProps {
  method: Method;
  accounts: Accounts;
  /** Whether the page says that the charity is fictional. */
  isDemo: boolean;
  /** Whether the charity's account at PayPal is set up. */
  takesPayPal: boolean;
  cancelled: boolean;
  /** What was chosen before, by the names of the form's controls. */
  chosen: Record<string, string>;
  refusal: FormRefusal | undefined;
}

/** How the chosen way works, with the numbers that it needs. */
export function MethodPanel(props: MethodPanelProps) {
  const { method, accounts, isDemo, takesPayPal, cancelled, chosen, refusal } = props;
  const lang = useLang();
  const { title, steps } = donateTexts.methods[method];
  return (
    <section className="method-panel stack" aria-labelledby="method-title">
      <h2 id="method-title">{title[lang]}</h2>
      {method === "paypal" && takesPayPal && (
        <PayPalForm refusal={refusal} cancelled={cancelled} chosen={chosen} />
      )}
      {method === "paypal" && !takesPayPal && <PayPalNotice />}
      {method !== "paypal" && (
        <>
          {steps.map((step) => (
            <p key={step.eng}>{step[lang]}</p>
          ))}
          <Details method={method} accounts={accounts} isDemo={isDemo} />
        </>
      )}
    </section>
  );
}

interface DetailsProps {
  method: Exclude<Method, "paypal">;
  accounts: Accounts;
  isDemo: boolean;
}

function Details({ method, ...shown }: DetailsProps) {
  const Shown = DETAILS[method];
  return <Shown {...shown} />;
}
