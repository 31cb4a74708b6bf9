import type { ReactNode } from "react";
import { useLang } from "../../core/locale/lang-context";
import type { FormRefusal } from "../../core/site/form/outcome";
import { PayPalForm } from "../../features/donations/public/paypal-form";
import { donateTexts } from "../../site/donate-texts";
import { BankDetails, ChequeDetails, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import type { Method } from "./method";
import { PayPalNotice } from "./paypal-notice";

type Shown = (props: { accounts: Accounts }) => ReactNode;

const DETAILS: Record<Exclude<Method, "paypal">, Shown> = {
  bank: BankDetails,
  cheque: ChequeDetails,
  pps: PpsDetails,
};

interface MethodPanelProps {
  method: Method;
  accounts: Accounts;
  /** Whether the charity's account at PayPal is set up. */
  takesPayPal: boolean;
  cancelled: boolean;
  /** What was chosen before, by the names of the form's controls. */
  chosen: Record<string, string>;
  refusal: FormRefusal | undefined;
}

/** How the chosen way works, with the numbers that it needs. */
export function MethodPanel({ method, accounts, takesPayPal, cancelled, chosen, refusal }: MethodPanelProps) {
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
          <Details method={method} accounts={accounts} />
        </>
      )}
    </section>
  );
}

function Details({ method, accounts }: { method: Exclude<Method, "paypal">; accounts: Accounts }) {
  const Shown = DETAILS[method];
  return <Shown accounts={accounts} />;
}
