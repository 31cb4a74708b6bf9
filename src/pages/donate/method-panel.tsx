import type { Preset } from "../../features/donations/donation";
import type { FpsView } from "../../features/donations/fps/fps.server";
import { FPS_LABELS, type Method } from "../../features/donations/payment-methods";
import { FpsCode } from "../../features/donations/public/fps-code";
import { PayPalForm } from "../../features/donations/public/paypal-form";
import { givingWords } from "../../features/donations/public/words";
import { InlineScript } from "../../platform/http/security/inline-script";
import type { Shown } from "../../platform/locale/fallback.server";
import { fill, otherLang, paragraphsIn, useLang, useWords } from "../../platform/locale/lang";
import { Phrase } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import { mailHref } from "../../site/addresses/contact-links";
import type { FormRefusal } from "../../site/form/page-form";
import { GIVE, SiteLink, useSiteDetails } from "../../site/frame/page";
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

/** The account, where to send the slip, and the link to FPS where the charity has it. */
export function BankDetails({ accounts: { bank }, hasFps }: { accounts: Accounts; hasFps: boolean }) {
  const words = useWords(donatePageWords);
  const { fax, email } = useSiteDetails();
  return (
    <>
      <dl className="account">
        <Detail label={words.bankName} value={bank.bankName} />
        <Detail label={words.accountName} value={bank.accountName} copies />
        <Detail label={words.accountNumber} value={bank.accountNumber} copies />
        <Detail label={words.receiptEmail} value={email} href={mailHref(email)} />
        <Detail label={words.receiptFax} value={fax} />
      </dl>
      {hasFps && (
        <p>
          <SiteLink className="button button-quiet" to={tabAddress("fps")}>
            {words.byFps}
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** The code and what it says in words; a drawing in the demo. */
function FpsDetails({ text, fps, presets }: { text: string; fps: FpsView; presets: readonly Preset[] }) {
  return (
    <div id="fps" className="stack">
      <FpsCode fps={fps} presets={presets} />
      {fps.id !== "" && (
        <>
          <p>{text}</p>
          <FpsNumbers fps={fps} />
        </>
      )}
    </div>
  );
}

/** The ID and the name that a bank's app requires. */
export function FpsNumbers({ fps }: { fps: FpsView }) {
  const words = useWords(givingWords);
  return (
    <dl className="account">
      <Detail label={words[FPS_LABELS[fps.kind]]} value={fps.id} copies />
      <Detail label={words.payee} value={fps.payee} copies />
    </dl>
  );
}

/** To whom a cheque is made out, and where it is posted. */
export function ChequeDetails({ accounts: { cheque } }: { accounts: Accounts }) {
  const words = useWords(donatePageWords);
  return (
    <dl className="account">
      <Detail label={words.chequePayee} value={cheque.payee} copies />
      <Detail label={words.postTo} value={cheque.address} copies />
    </dl>
  );
}

/** The lines of PPS itself, by the language in which they answer. */
const PPS_LINES = {
  register: { english: "18011", cantonese: "18013" },
  pay: { english: "18031", cantonese: "18033" },
};

/** Returns whether a payment line is one of PPS's own: then a donor needs them all. */
const isOfPps = (phone: string) => Object.values(PPS_LINES.pay).some((line) => phone.includes(line));

/** The merchant code, and where to register the bill and pay it. */
export function PpsDetails({ accounts: { pps } }: { accounts: Accounts }) {
  const words = useWords(donatePageWords);
  return (
    <dl className="account">
      <Detail label={words.merchantCode} value={pps.merchantCode} copies />
      {isOfPps(pps.phone) ? (
        <>
          <Detail label={words.ppsRegister} value={fill(words.ppsLines, PPS_LINES.register)} />
          <Detail label={words.ppsPay} value={fill(words.ppsLines, PPS_LINES.pay)} />
        </>
      ) : (
        <Detail label={words.paymentLine} value={pps.phone} />
      )}
    </dl>
  );
}

/** Shows the button where the browser can copy, and says so when it has. */
const COPY = `(s=>{const b=s.previousElementSibling;if(navigator.clipboard){b.hidden=false;b.onclick=()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{s.textContent=b.dataset.copied})}})(document.currentScript.previousElementSibling)`;

interface DetailProps {
  label: string;
  /** Which language it is in is said where that is not the page's. */
  value: string | Shown;
  /** Offers a button that copies the value; only a page with JavaScript shows it. */
  copies?: boolean;
  /** The address to which the value leads. */
  href?: string;
}

/** A name and its value in a list of account details; a click selects the whole value. Nothing when it is blank. */
function Detail({ label, value, copies, href }: DetailProps) {
  const words = useWords(donatePageWords);
  const page = useLang();
  const { text, lang } = typeof value === "string" ? { text: value, lang: page } : value;
  if (text === "") return null;
  const Value = href === undefined ? "span" : "a";
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Value className="account-value" href={href} lang={otherLang({ lang }, page)}>
          {text}
        </Value>
        {copies && (
          <>
            <button
              type="button"
              className="button button-quiet"
              data-copy={text}
              data-copied={words.copied}
              aria-label={fill(words.copyNumber, { label })}
              hidden
            >
              {words.copy}
            </button>
            <span role="status" className="card-meta" />
            <InlineScript code={COPY} />
          </>
        )}
      </dd>
    </div>
  );
}
