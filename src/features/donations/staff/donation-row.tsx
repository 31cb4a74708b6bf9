import { Mail, Pencil, Receipt } from "lucide-react";
import { Link } from "react-router";
import { newsDate } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { hkd } from "../../../core/money";
import { mailHref } from "../../../core/site/addresses/mail-href";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import { useListPlace } from "../../../core/staff/list/load-list";
import { ADVICE, alertWords, holdOf } from "../alerts/words";
import type { LedgerEntry } from "../ledger/contract";
import { KEPT, STATES } from "../states";
import { ledgerWords } from "../words";
import { AcceptButton } from "./accept-button";
import { EntryName, useEntryName } from "./entry-name";
import { StateChip } from "./state-chip";
import { UnsentMail } from "./unsent-mail";

interface DonationRowProps {
  donation: LedgerEntry;
  onDelete: () => void;
  onResend: () => void;
  /** Makes the list fresh. */
  refresh: () => Promise<void>;
}

/** One donation of the list. One by PayPal has no Delete. */
export function DonationRow({ donation, onDelete, onResend, refresh }: DonationRowProps) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const name = useEntryName()(donation);
  const listPlace = useListPlace();
  return (
    <li className="row">
      <DonationText donation={donation} />
      <div className="row-actions">
        {STATES[donation.state].money === "unclear" && (
          <AcceptButton donation={donation} name={name} refresh={refresh} />
        )}
        <Link
          className="button button-quiet"
          to={`/cms/editdonation?donation_id=${donation._id}`}
          state={listPlace}
        >
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={staff.edit} name={name} />
        </Link>
        {KEPT.includes(donation.state) && (
          <Link className="button button-quiet" to={`/cms/issuereceipt?donation_id=${donation._id}`}>
            <Receipt aria-hidden="true" size={18} />
            <ActionLabel label={words.receiptLink} name={name} />
          </Link>
        )}
        {donation.unsentMail.length > 0 && (
          <button type="button" className="button button-quiet" onClick={onResend}>
            <Mail aria-hidden="true" size={18} />
            <ActionLabel label={words.resend} name={name} />
          </button>
        )}
        {donation.method !== "paypal" && (
          <DeleteButton
            name={name}
            question={words.deleteQuestion}
            warning={donation.receipted ? words.deleteReceipted : undefined}
            onDelete={onDelete}
          />
        )}
      </div>
    </li>
  );
}

function DonationText({ donation }: { donation: LedgerEntry }) {
  const words = useWords(ledgerWords);
  const alerts = useWords(alertWords);
  const lang = useLang();
  const { refundedCents, method, state, givenOn, email, receipt, note } = donation;
  const { money } = STATES[state];
  const refs = [
    fill(words.reference, { reference: donation.reference }),
    donation.paypalCaptureId && fill(words.payPalReference, { reference: donation.paypalCaptureId }),
  ];
  return (
    <div className="row-text">
      <h2>
        <EntryName donation={donation} />
      </h2>
      <p className="flex flex-wrap gap-x-4">
        <time dateTime={givenOn}>{newsDate(givenOn, lang)}</time> <span>{words[method]}</span>{" "}
        {email && (
          <span className="min-w-0">
            <a href={mailHref(email)}>{email}</a>
          </span>
        )}
      </p>
      <p className="my-1 flex flex-wrap items-center gap-2">
        <StateChip state={state} />
        {receipt && <span className="chip">{words.wantsReceipt}</span>}
        <UnsentMail mails={donation.unsentMail} />
        {refundedCents > 0 && <span>{fill(words.paidBack, { amount: hkd(refundedCents) })}</span>}
        {money === "unclear" && (
          <span>{fill(words.takenByPayPal, { amount: donation.paypalAmount ?? "" })}</span>
        )}
        {money === "held" && <span>{alerts[ADVICE[holdOf(donation.holdReason)]]}</span>}
      </p>
      {note && (
        <p className="break-words whitespace-pre-line">
          <Name text={note} />
        </p>
      )}
      <p className="field-hint flex flex-wrap gap-x-4 text-[0.8rem] break-all">
        {refs.filter(Boolean).map((ref) => (
          <span key={ref}>{ref}</span>
        ))}
      </p>
    </div>
  );
}
