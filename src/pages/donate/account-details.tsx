import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import { donateTexts } from "../../site/donate-texts";
import { siteConfig } from "../../site.config";
import { Detail } from "./detail";

/** The account, where to send the slip, and FPS when the charity has an ID. */
export function BankDetails() {
  const lang = useLang();
  const words = useMessages();
  const { bank, fps, fax, email } = siteConfig;
  return (
    <>
      <dl className="account">
        <Detail label={words.bankName} value={bank.bankName[lang]} />
        <Detail label={words.accountName} value={bank.accountName} />
        <Detail label={words.accountNumber} value={bank.accountNumber} copies />
        <Detail label={words.receiptEmail} value={email} />
        <Detail label={words.receiptFax} value={fax} />
      </dl>
      {fps.id && (
        <>
          <h3>{donateTexts.fps.title[lang]}</h3>
          <p>{donateTexts.fps.text[lang]}</p>
          <dl className="account">
            <Detail label={words.fpsId} value={fps.id} copies />
          </dl>
        </>
      )}
    </>
  );
}

/** To whom a cheque is made out, and where it is posted. */
export function ChequeDetails() {
  const lang = useLang();
  const words = useMessages();
  const { payee, address } = siteConfig.cheque;
  return (
    <dl className="account">
      <Detail label={words.chequePayee} value={payee[lang]} />
      <Detail label={words.postTo} value={address[lang]} />
    </dl>
  );
}

/** The merchant code and the payment line of PPS. */
export function PpsDetails() {
  const words = useMessages();
  const { merchantCode, phone } = siteConfig.pps;
  return (
    <dl className="account">
      <Detail label={words.merchantCode} value={merchantCode} copies />
      <Detail label={words.paymentLine} value={phone} />
    </dl>
  );
}
