import type { Preset } from "../../features/donations/amount";
import type { FpsView } from "../../features/donations/fps/fps.server";
import { FPS_LABELS } from "../../features/donations/payment-methods";
import { FpsCode } from "../../features/donations/public/fps-code";
import { givingWords } from "../../features/donations/public/words";
import { InlineScript } from "../../platform/http/security/inline-script";
import type { Shown } from "../../platform/locale/fallback.server";
import { fill, otherLang } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { mailHref } from "../../site/addresses/contact-links";
import { SiteLink } from "../../site/frame/link";
import { useSiteDetails } from "../../site/frame/site-details-context";
import type { Accounts } from "./accounts.server";
import { tabAddress } from "./methods";
import { donatePageWords } from "./words";

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
export function FpsDetails({
  text,
  fps,
  presets,
}: {
  text: string;
  fps: FpsView;
  presets: readonly Preset[];
}) {
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
