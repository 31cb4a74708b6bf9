import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  type LucideIcon,
  Mail,
  PenLine,
  Receipt,
  RotateCcw,
  TriangleAlert,
  Undo,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { fullName } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkd, hkdAndCents } from "../../../platform/money/money";
import { mailHref } from "../../../site/addresses/contact-links";
import { TextField } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel, MoreMenu } from "../../../ui/list/action-label";
import { DeleteButton } from "../../../ui/list/delete-button";
import { ADVICE, disputeText, holdOf } from "../alerts/alert-texts";
import { alertWords } from "../alerts/words";
import { KEPT, missingDonor, STATES, type StateIcon, tookOf, typedAmount } from "../donation";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";

/** The name of a donation for people: who gave how much. */
export function useEntryName() {
  const { nameless, entryName } = useWords(ledgerWords);
  return (donation: LedgerEntry): string =>
    fill(entryName, { name: fullName(donation) || nameless, amount: hkd(donation.amountCents) });
}

interface DonationRowProps {
  donation: LedgerEntry;
}

/** A receipt that nobody can send, since PayPal did not say who paid. */
function lacksDonor(donation: LedgerEntry): boolean {
  const { name, email } = missingDonor(donation);
  return donation.receipt && donation.method === "paypal" && KEPT.includes(donation.state) && (name || email);
}

/** The amount received. Where it differs from the order, what PayPal took, with the ordered amount below. */
export function Sum({ donation: { state, amountCents, paypalAmount } }: Pick<DonationRowProps, "donation">) {
  const words = useWords(ledgerWords);
  if (STATES[state].money !== "unclear" || !paypalAmount) return <b>{hkdAndCents(amountCents)}</b>;
  return (
    <>
      <b>{paypalAmount}</b>
      <div className="field-hint whitespace-normal">
        {fill(words.orderedSum, { amount: hkdAndCents(amountCents) })}
      </div>
    </>
  );
}

const MAIL_WORDS = {
  donor: { queued: "donorMailQueued", sending: "donorMailSending", failed: "donorMailFailed" },
  charity: { queued: "charityMailQueued", sending: "charityMailSending", failed: "charityMailFailed" },
} as const;

/** The donor's name; for screen readers with the amount, since one name may have several gifts. */
export function Donor({ donation }: DonationRowProps) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const name = useEntryName()(donation);
  return (
    <>
      <span aria-hidden="true">
        <Name text={fullName(donation) || words.nameless} />
      </span>
      <span className="visually-hidden">
        <Filled sentence={fill(staff.withName, { label: words.openOne })} names={{ name }} />
      </span>
    </>
  );
}

/** Notes on a donation besides its figures. */
export function DonationFacts({ donation, refresh }: DonationRowProps & { refresh: () => Promise<void> }) {
  const words = useWords(ledgerWords);
  const alerts = useWords(alertWords);
  const lang = useLang();
  const name = useEntryName()(donation);
  const { reference, email, note, refundedCents, holdReason } = donation;
  const { money } = STATES[donation.state];
  const mails = donation.unsentMail.map(
    ({ toCharity, state }) => words[MAIL_WORDS[toCharity ? "charity" : "donor"][state]],
  );
  const errors = donation.unsentMail.flatMap(({ lastError }) => lastError ?? []);
  const facts = [
    refundedCents > 0 && fill(words.paidBack, { amount: hkd(refundedCents) }),
    lacksDonor(donation) && words.donorUnknown,
    donation.dispute && disputeText(donation.dispute, lang),
    money === "held" && alerts[ADVICE[holdOf(holdReason)]],
    ...mails,
    ...errors.map((said) => fill(words.lastError, { words: said })),
  ];
  return (
    <>
      <div className="field-hint flex flex-wrap gap-x-4 wrap-anywhere">
        <span>{fill(words.ref, { reference })}</span> {email && <span>{email}</span>}
      </div>
      {note && (
        <div className="line-clamp-2 break-words whitespace-pre-line">
          <Name text={note} />
        </div>
      )}
      {[...new Set(facts)].map(
        (fact) =>
          fact && (
            <div key={fact} className="break-words">
              {fact}
            </div>
          ),
      )}
      {money === "unclear" && (
        <div className="relative mt-2">
          <AcceptButton donation={donation} name={name} refresh={refresh} />
        </div>
      )}
    </>
  );
}

const ICONS: Record<StateIcon, LucideIcon> = {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  RotateCcw,
  TriangleAlert,
  Undo,
  Undo2,
};

/** The states of a donation and its receipt: shapes and words, not colour alone. */
export function Chips({ donation: { state, receipt, receipted } }: { donation: LedgerEntry }) {
  const lang = useLang();
  const words = useWords(ledgerWords);
  const Icon = ICONS[STATES[state].icon];
  return (
    <div className="flex flex-wrap gap-1">
      <span className="chip" data-complete={state === "completed"}>
        <Icon aria-hidden="true" size={16} />
        {STATES[state].name[lang]}
      </span>
      {receipt && !receipted && <span className="chip">{words.wantsReceipt}</span>}
    </div>
  );
}

interface MenuProps extends DonationRowProps {
  onDelete: (donation: LedgerEntry) => void;
  onResend: (donation: LedgerEntry) => void;
}

/** The actions on a donation besides opening it. One by PayPal has no Delete. */
export function Menu({ donation, onDelete, onResend }: MenuProps) {
  const words = useWords(ledgerWords);
  const name = useEntryName()(donation);
  const { _id, state, method, email, unsentMail, receipted, correctable } = donation;
  const hasReceipt = KEPT.includes(state);
  const isManual = method !== "paypal";
  const hasNone = !hasReceipt && !isManual && !correctable && email === "" && unsentMail.length === 0;
  if (hasNone) return null;
  return (
    <MoreMenu name={name}>
      {hasReceipt && (
        <Link className="button button-quiet" to={`/cms/issuereceipt?donation_id=${_id}`}>
          <Receipt aria-hidden="true" size={18} />
          <ActionLabel label={words.receiptLink} name={name} />
        </Link>
      )}
      {unsentMail.length > 0 && (
        <button type="button" className="button button-quiet" onClick={() => onResend(donation)}>
          <Mail aria-hidden="true" size={18} />
          <ActionLabel label={words.resend} name={name} />
        </button>
      )}
      {email && (
        <a className="button button-quiet" href={mailHref(email)}>
          <PenLine aria-hidden="true" size={18} />
          <ActionLabel label={words.writeTo} name={name} />
        </a>
      )}
      {(isManual || correctable) && (
        <Link className="button button-quiet" to={`/cms/refunddonation?donation_id=${_id}`}>
          <Undo2 aria-hidden="true" size={18} />
          <ActionLabel label={isManual ? words.refund : words.correct} name={name} />
        </Link>
      )}
      {isManual && (
        <DeleteButton
          name={name}
          question={words.deleteQuestion}
          warning={receipted ? words.deleteReceipted : undefined}
          onDelete={() => onDelete(donation)}
        />
      )}
    </MoreMenu>
  );
}

interface AcceptButtonProps {
  donation: LedgerEntry;
  /** The name of the donation. */
  name: string;
  refresh: () => Promise<void>;
}

/** Accepts what PayPal took as the gift, after a question that has both amounts. */
function AcceptButton({ donation, name, refresh }: AcceptButtonProps) {
  const words = useWords(ledgerWords);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-main" onClick={() => setAsking(true)}>
        <CircleCheck aria-hidden="true" size={18} />
        <ActionLabel label={words.accept} name={name} />
      </button>
      {asking && <Question donation={donation} refresh={refresh} onEnd={() => setAsking(false)} />}
    </>
  );
}

interface QuestionProps extends Omit<AcceptButtonProps, "name"> {
  onEnd: () => void;
}

/** For another currency it asks for the amount in HKD. */
function Question({ donation, refresh, onEnd }: QuestionProps) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { save, problem, errorsAt } = useSave();
  const [amount, setAmount] = useState("");
  const { _id, version, amountCents, paypalAmount } = donation;
  const { currency, cents } = tookOf(paypalAmount);
  const isForeign = currency !== "HKD";
  const accept = () =>
    save(async () => {
      await changes.accept({ donation_id: _id, version, ...(isForeign && { amount: typedAmount(amount) }) });
      onEnd();
      banner({ text: words.accepted });
      await refresh();
    });
  const took = isForeign ? (paypalAmount ?? "") : hkdAndCents(cents);
  return (
    <ConfirmDialog
      title={fill(words.acceptQuestion, { took })}
      confirmLabel={words.accept}
      cancelLabel={staff.cancel}
      onConfirm={accept}
      onCancel={onEnd}
    >
      <div className="stack">
        <ProblemSummary problem={problem} labelOf={() => words.amount} submitLabel={words.accept} />
        <p>{fill(words.acceptText, { ordered: hkdAndCents(amountCents), took })}</p>
        {isForeign && (
          <TextField
            label={words.acceptAmount}
            path="amount"
            value={amount}
            onChange={setAmount}
            errors={errorsAt("amount")}
            inputMode="decimal"
            required
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
