import type { ReactNode } from "react";
import { useLang } from "../../core/locale/lang-context";
import { donateTexts } from "../../site/donate-texts";
import { BankDetails, ChequeDetails, PpsDetails } from "./account-details";
import type { Method } from "./method";
import { PayPalNotice } from "./paypal-notice";

const DETAILS: Record<Exclude<Method, "paypal">, () => ReactNode> = {
  bank: BankDetails,
  cheque: ChequeDetails,
  pps: PpsDetails,
};

/** How the chosen way works, with the numbers that it needs. */
export function MethodPanel({ method }: { method: Method }) {
  const lang = useLang();
  const { title, steps } = donateTexts.methods[method];
  return (
    <section className="method-panel stack" aria-labelledby="method-title">
      <h2 id="method-title">{title[lang]}</h2>
      {method === "paypal" ? (
        <PayPalNotice />
      ) : (
        <>
          {steps.map((step) => (
            <p key={step.eng}>{step[lang]}</p>
          ))}
          <Details method={method} />
        </>
      )}
    </section>
  );
}

function Details({ method }: { method: Exclude<Method, "paypal"> }) {
  const Shown = DETAILS[method];
  return <Shown />;
}
