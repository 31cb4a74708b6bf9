import { Download, Mail, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { newsDate, staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Filled } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { hkdAndCents } from "../../../core/money";
import type { Receipt } from "../contract";
import { receiptsWords } from "../words";
import type { ReceiptActions } from "./use-receipt-actions";
import { VoidButton } from "./void-button";

interface ReceiptRowProps {
  receipt: Receipt;
  actions: ReceiptActions;
}

/** One receipt in the list: what it says, what became of it, and what can be done with it. */
export function ReceiptRow({ receipt, actions }: ReceiptRowProps) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const { serial, voidedAt, outdated, replacedBy, email, mail, donation_id, amountCents, nowCents } = receipt;
  const labelled = (label: string) => fill(staff.withName, { label, name: serial });
  const change = changedTo(receipt);
  const sendLabel = mail === "sent" ? words.sendAgain : words.send;
  return (
    <li className="row">
      <ReceiptText receipt={receipt} />
      <div className="row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={labelled(words.download)}
          onClick={() => actions.download(receipt)}
        >
          <Download aria-hidden="true" size={18} />
          {words.download}
        </button>
        {!voidedAt && !outdated && email && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={labelled(sendLabel)}
            onClick={() => actions.send(receipt)}
          >
            <Mail aria-hidden="true" size={18} />
            {sendLabel}
          </button>
        )}
        {!voidedAt && (
          <VoidButton
            serial={serial}
            again={change && (nowCents === amountCents ? "" : fill(words.nowReason, { amount: change }))}
            onVoid={(reason) => actions.declareVoid(receipt, reason)}
          />
        )}
        {voidedAt && !replacedBy && (
          <Link
            className="button button-quiet"
            to={`/cms/issuereceipt?donation_id=${donation_id}`}
            aria-label={labelled(words.issueAgain)}
          >
            <RotateCcw aria-hidden="true" size={18} />
            {words.issueAgain}
          </Link>
        )}
      </div>
    </li>
  );
}

/** What an outdated receipt should say; undefined when it is not outdated, or there can be no receipt any more. */
function changedTo({ outdated, nowCents }: Receipt): string | undefined {
  return outdated && nowCents !== null ? hkdAndCents(nowCents) : undefined;
}

const MAIL_WORDS = {
  queued: "mailQueued",
  sending: "mailSending",
  sent: "mailSent",
  failed: "mailFailed",
} as const;

function ReceiptText({ receipt }: { receipt: Receipt }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const { serial, name, amountCents, givenOn, issuedAt, voidedAt, voidReason, mail, email } = receipt;
  const change = changedTo(receipt);
  return (
    <div className="row-text">
      <h3 className="break-words">
        <Filled sentence={fill(words.heading, { serial })} names={{ name }} />
      </h3>
      <p>{fill(words.given, { amount: hkdAndCents(amountCents), date: newsDate(givenOn, lang) })}</p>
      <p className="my-1 flex flex-wrap gap-2">
        <span className="chip" data-complete={!voidedAt}>
          {voidedAt ? words.void : words.valid}
        </span>
        {mail && <span className="chip">{words[MAIL_WORDS[mail]]}</span>}
      </p>
      {voidedAt && (
        <p className="break-words">
          <Filled
            sentence={fill(words.voidedBecause, { time: staffTime(voidedAt, lang) })}
            names={{ reason: voidReason }}
          />
        </p>
      )}
      {receipt.outdated && (
        <p className="field-error">
          {change === undefined ? words.outdated : fill(words.outdatedNow, { amount: change })}
        </p>
      )}
      {receipt.replaces && <p>{fill(words.replaces, { serial: receipt.replaces })}</p>}
      {receipt.replacedBy && <p>{fill(words.replacedBy, { serial: receipt.replacedBy })}</p>}
      <p className="field-hint break-words">
        {fill(words.issued, { time: staffTime(issuedAt, lang) })}
        {email ? ` · ${email}` : !voidedAt && ` · ${words.noEmail}`}
      </p>
    </div>
  );
}
