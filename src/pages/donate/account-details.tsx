import { donateTexts } from "../../charity/donate-texts";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { useSiteDetails } from "../../core/site/frame/site-details-context";
import type { FpsView } from "../../features/donations/fps/fps.server";
import { FpsCode, FpsSample, fpsWords } from "../../features/donations/public/fps-code";
import type { Accounts } from "./accounts.server";
import { Detail } from "./detail";

/** The account, where to send the slip, and FPS when the charity has an ID. */
export function BankDetails({ accounts: { bank, fps }, isDemo }: { accounts: Accounts; isDemo: boolean }) {
  const words = useSiteWords();
  const { fax, email } = useSiteDetails();
  return (
    <>
      <dl className="account">
        <Detail label={words.bankName} value={bank.bankName} />
        <Detail label={words.accountName} value={bank.accountName} copies />
        <Detail label={words.accountNumber} value={bank.accountNumber} copies />
        <Detail label={words.receiptEmail} value={email} />
        <Detail label={words.receiptFax} value={fax} />
      </dl>
      <FpsDetails fps={fps} isDemo={isDemo} />
    </>
  );
}

/** The code and what it says in words; a drawing in the demo; nothing for a charity without an FPS ID. */
function FpsDetails({ fps, isDemo }: { fps: FpsView | null; isDemo: boolean }) {
  const lang = useLang();
  const words = useSiteWords();
  const { title, text } = donateTexts.fps;
  if (!fps && !isDemo) return null;
  return (
    <section className="stack" aria-labelledby="fps">
      <h3 id="fps">{title[lang]}</h3>
      {!fps && <FpsSample />}
      {fps && (
        <>
          <p>{text[lang]}</p>
          <FpsCode fps={fps} />
          <dl className="account">
            <Detail label={words.fpsId} value={fps.id} copies />
            <Detail label={fpsWords[lang].payee} value={fps.payee} copies />
          </dl>
        </>
      )}
    </section>
  );
}

/** To whom a cheque is made out, and where it is posted. */
export function ChequeDetails({ accounts: { cheque } }: { accounts: Accounts }) {
  const words = useSiteWords();
  return (
    <dl className="account">
      <Detail label={words.chequePayee} value={cheque.payee} copies />
      <Detail label={words.postTo} value={cheque.address} copies />
    </dl>
  );
}

/** The merchant code and the payment line of PPS. */
export function PpsDetails({ accounts: { pps } }: { accounts: Accounts }) {
  const words = useSiteWords();
  return (
    <dl className="account">
      <Detail label={words.merchantCode} value={pps.merchantCode} copies />
      <Detail label={words.paymentLine} value={pps.phone} />
    </dl>
  );
}
