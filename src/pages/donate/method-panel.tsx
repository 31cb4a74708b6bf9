import type { Preset } from "../../features/donations/amount";
import type { Method } from "../../features/donations/payment-methods";
import { PayPalForm } from "../../features/donations/public/paypal-form";
import { paragraphsIn } from "../../platform/locale/in-language";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { Phrase } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import type { FormRefusal } from "../../site/form/page-form";
import { GIVE, SiteLink } from "../../site/frame/link";
import { BankDetails, ChequeDetails, FpsDetails, PpsDetails } from "./account-details";
import type { Accounts } from "./accounts.server";
import type { DonateTexts } from "./definition";
import { inTabOrder, tabAddress } from "./methods";
import { donatePageWords } from "./words";

interface MethodPanelProps {
  texts: DonateTexts;
  method: Method;
  /** The payment methods that are set up. */
  offered: readonly Method[];
  accounts: Accounts;
  presets: readonly Preset[];
  cancelled: boolean;
  /** The choices made before, by the names of the form's controls. */
  chosen: Record<string, string>;
  refusal: FormRefusal | undefined;
}

/**
 * The chosen way of giving, with the numbers that it needs. Links to the page lead to it, so that the first stop of the
 * keyboard is the amount; the window stays at the top.
 */
export function MethodPanel(props: MethodPanelProps) {
  const { texts, method, offered } = props;
  return (
    <section id={GIVE} className="method-panel stack">
      <h2>{texts[method].title}</h2>
      {offered.includes(method) ? <Way {...props} /> : <NotReady {...props} />}
    </section>
  );
}

function Way({ texts, method, offered, accounts, presets, cancelled, chosen, refusal }: MethodPanelProps) {
  if (method === "paypal") return <PayPalForm {...{ presets, refusal, cancelled, chosen }} />;
  if (method === "fps")
    return accounts.fps && <FpsDetails text={texts.fps.text} fps={accounts.fps} presets={presets} />;
  return (
    <>
      {paragraphsIn(texts[method].text).map((step) => (
        <p key={step}>{step}</p>
      ))}
      {method === "bank" && <BankDetails accounts={accounts} hasFps={offered.includes("fps")} />}
      {method === "cheque" && <ChequeDetails accounts={accounts} />}
      {method === "pps" && <PpsDetails accounts={accounts} />}
    </>
  );
}

/** Says that a payment method is not available, and which are. */
function NotReady({ texts, method, offered }: MethodPanelProps) {
  const words = useWords(donatePageWords);
  const shared = useSiteWords();
  return (
    <>
      <p>{method === "paypal" ? words.paypalNotReady : words.notReady}</p>
      <ul className="actions">
        {inTabOrder(offered, useLang(), offered.includes("fps")).map((other) => (
          <li key={other}>
            <SiteLink className="button button-quiet" to={tabAddress(other)}>
              {texts[other].title}
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

interface MethodTabsProps {
  chosen: Method;
  /** The payment methods that are set up. One that is not has a tab only while it is chosen, by an address from elsewhere. */
  offered: readonly Method[];
  /** FPS takes money, and is not only shown. */
  isFpsReady: boolean;
}

/** One link for each payment method except the shown one. */
export function MethodTabs({ chosen, offered, isFpsReady }: MethodTabsProps) {
  const words = useWords(donatePageWords);
  const lang = useLang();
  const shown = inTabOrder([...new Set([...offered, chosen])], lang, isFpsReady);
  return (
    <nav id="ways-to-give" aria-label={words.donationMethods}>
      <ul className="method-tabs">
        {shown.map((method) => (
          <li key={method}>
            {method === chosen ? (
              <span aria-current="page">
                <Phrase text={words[method]} lang={lang} />
              </span>
            ) : (
              <SiteLink to={tabAddress(method)}>
                <Phrase text={words[method]} lang={lang} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
