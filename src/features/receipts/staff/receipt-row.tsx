import { Ban, Download, FilePlus, Mail, RotateCcw } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Form, Link } from "react-router";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { fieldId } from "../../../ui/fields/field-frame";
import { TextField } from "../../../ui/fields/text-field";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel, HiddenLabel, MoreMenu } from "../../../ui/list/action-label";
import type { GiftToReceipt, Receipt } from "../contract";
import { receiptsWords } from "../words";
import type { ReceiptActions } from "./actions";

interface ReceiptRowProps {
  receipt: Receipt;
  actions: ReceiptActions;
}

/** Returns whether a receipt can be sent to its donor. */
export const isSendable = ({ voidedAt, outdated, email }: Receipt): boolean =>
  !voidedAt && !outdated && email !== "";

/**
 * The amount that an outdated receipt should say; undefined when it is not outdated, or there can be no receipt any
 * more.
 */
function changedTo({ outdated, nowCents }: Receipt): string | undefined {
  return outdated && nowCents !== null ? hkdAndCents(nowCents) : undefined;
}

/** The facts of a receipt: when it was issued, to whom, and what became of it. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const { issuedAt, voidedAt, voidReason, email, replaces, replacedBy } = receipt;
  const change = changedTo(receipt);
  return (
    <>
      <div className="field-hint flex flex-wrap gap-x-4 break-words">
        <span>{fill(words.issued, { time: staffTime(issuedAt, lang) })}</span>{" "}
        {email ? <span className="break-all">{email}</span> : !voidedAt && <span>{words.noEmail}</span>}
      </div>
      {voidedAt && (
        <div className="break-words">
          <Filled
            sentence={fill(words.voidedBecause, { time: staffTime(voidedAt, lang) })}
            names={{ reason: voidReason }}
          />
        </div>
      )}
      {receipt.outdated && (
        <div className="field-error">
          {change === undefined ? words.outdated : fill(words.outdatedNow, { amount: change })}
        </div>
      )}
      {replaces && <div>{fill(words.replaces, { serial: replaces })}</div>}
      {replacedBy && <div>{fill(words.replacedBy, { serial: replacedBy })}</div>}
    </>
  );
}

const MAIL_WORDS = {
  queued: "mailQueued",
  sending: "mailSending",
  sent: "mailSent",
  failed: "mailFailed",
} as const;

/** Whether a receipt is valid, and what became of its e-mail. */
export function Chips({ receipt: { voidedAt, mail } }: { receipt: Receipt }) {
  const words = useWords(receiptsWords);
  return (
    <div className="flex flex-wrap gap-1">
      <span className="chip" data-complete={!voidedAt}>
        {voidedAt ? words.void : words.valid}
      </span>
      {mail && <span className="chip">{words[MAIL_WORDS[mail]]}</span>}
    </div>
  );
}

/** The next step as a button, what else there is in a menu. */
export function RowActions({ receipt, actions }: ReceiptRowProps) {
  const words = useWords(receiptsWords);
  const { serial, voidedAt, replacedBy, mail, donation_id, amountCents, nowCents } = receipt;
  const change = changedTo(receipt);
  const mayLeave = isSendable(receipt);
  const isUnsent = mail === null || mail === "failed";
  const send = <SendButton serial={serial} isAgain={mail === "sent"} onSend={() => actions.send(receipt)} />;
  const voiding = (
    <VoidButton
      serial={serial}
      again={change && (nowCents === amountCents ? "" : fill(words.nowReason, { amount: change }))}
      onVoid={(reason) => actions.declareVoid(receipt, reason)}
    />
  );
  return (
    <div className="relative flex flex-nowrap items-center justify-end gap-2 max-md:flex-wrap">
      {mayLeave && isUnsent && send}
      {!voidedAt && change !== undefined && voiding}
      {voidedAt && !replacedBy && <IssueAgain serial={serial} donation_id={donation_id} />}
      {!voidedAt && change === undefined && (
        <MoreMenu name={serial}>
          <button type="button" className="button button-quiet" onClick={() => actions.download(receipt)}>
            <Download aria-hidden="true" size={18} />
            <ActionLabel label={words.download} name={serial} />
          </button>
          {mayLeave && !isUnsent && send}
          {isUnsent && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => actions.download(receipt, "yes")}
            >
              <Download aria-hidden="true" size={18} />
              <ActionLabel label={words.duplicate} name={serial} />
            </button>
          )}
          {voiding}
        </MoreMenu>
      )}
    </div>
  );
}

function SendButton({ serial, isAgain, onSend }: { serial: string; isAgain: boolean; onSend: () => void }) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const label = isAgain ? words.sendAgain : words.send;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={fill(staff.withName, { label, name: serial })}
      onClick={onSend}
    >
      <Mail aria-hidden="true" size={18} />
      {isAgain ? label : words.sendShort}
    </button>
  );
}

function IssueAgain({ serial, donation_id }: Pick<Receipt, "serial" | "donation_id">) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  return (
    <Link
      className="button button-quiet"
      to={`/cms/issuereceipt?donation_id=${donation_id}`}
      aria-label={fill(staff.withName, { label: words.issueAgain, name: serial })}
    >
      <RotateCcw aria-hidden="true" size={18} />
      {words.issueAgain}
    </Link>
  );
}

interface VoidButtonProps {
  serial: string;
  /** The reason for issuing it again; undefined when it is only declared void. */
  again?: string | undefined;
  onVoid: (reason: string) => void;
}

/** Declares a receipt void, after a dialog that requires the reason. */
function VoidButton({ serial, again, onVoid }: VoidButtonProps) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState(again ?? "");
  const [blank, setBlank] = useState(false);
  const label = again === undefined ? words.declareVoid : words.voidAndReissue;
  const confirm = () => {
    if (reason.trim() !== "") {
      setAsking(false);
      return onVoid(reason);
    }
    // Before the field gets the focus, so that its error is said with it.
    flushSync(() => setBlank(true));
    document.getElementById(fieldId("reason"))?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="button button-danger"
        aria-label={fill(staff.withName, { label, name: serial })}
        onClick={() => setAsking(true)}
      >
        <Ban aria-hidden="true" size={18} />
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={fill(words.voidQuestion, { serial })}
          confirmLabel={label}
          cancelLabel={staff.cancel}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
          danger
        >
          <div className="stack">
            <p>{words.voidText}</p>
            {/* Announced at once, also while the field has the focus. */}
            <div aria-live="assertive" aria-relevant="additions text">
              <TextField
                label={words.reason}
                hint={words.reasonHint}
                path="reason"
                value={reason}
                onChange={setReason}
                errors={blank && reason.trim() === "" ? [words.reasonNeeded] : []}
                required
              />
            </div>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The donor who waits for a receipt; for screen readers with what the row links to. */
export function GiftDonor({
  gift: { name, email, reference },
  possible,
}: {
  gift: GiftToReceipt;
  possible: boolean;
}) {
  const words = useWords(receiptsWords);
  return (
    <>
      {possible && <HiddenLabel label={words.issue} />}
      <Name text={name || email || reference} />
    </>
  );
}

/** Looks like a button; the whole row is the link. */
export function IssueLook() {
  const words = useWords(receiptsWords);
  return (
    <span className="row-look" aria-hidden="true">
      <FilePlus size={18} />
      {words.issue}
    </span>
  );
}

/** Issues a receipt for a donation whose donor requested none; opens below its button. */
export function OtherDonation() {
  const words = useWords(receiptsWords);
  return (
    <details className="row-fold screen-only">
      <summary className="button button-quiet">{words.otherTitle}</summary>
      <Form action="/cms/issuereceipt" className="search-form" aria-label={words.otherTitle}>
        <label className="field-label" htmlFor="other-donation">
          {words.reference}
        </label>
        <p id="other-donation-hint" className="field-hint">
          {words.otherHint}
        </p>
        <div className="filter-row">
          <input
            id="other-donation"
            className="field"
            name="donation_id"
            required
            maxLength={64}
            autoComplete="off"
            aria-describedby="other-donation-hint"
          />
          <button type="submit" className="button button-quiet">
            {words.open}
          </button>
        </div>
      </Form>
    </details>
  );
}
