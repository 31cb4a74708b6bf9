import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { fullName, hongKongDay, staffDay } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents } from "../../../platform/money/money";
import { TextField } from "../../../ui/fields/text-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, type SaveProblem, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { ActionLabel } from "../../../ui/list/action-label";
import { decimalOf, METHOD_NAMES, typedAmount } from "../donation";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/refund";

const api = createClient(ledgerContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const donation_id = new URL(request.url).searchParams.get("donation_id");
  if (!donation_id) throw redirect("/cms/donations");
  return load(() => api.one({ donation_id }));
};

export const HydrateFallback = Loading;

/** Records what the charity has paid back of a donation that was entered by hand. */
export default function RefundDonation({ loaderData: { donation } }: Route.ComponentProps) {
  const words = useWords(ledgerWords);
  const left = donation.amountCents - donation.refundedCents;
  return (
    <>
      <ScreenTitle
        title={donation.correctable ? words.correct : words.refund}
        list={{ to: "/cms/donations", label: words.title }}
      />
      <div className="stack measure">
        <Facts donation={donation} left={left} />
        {donation.method === "paypal" ? (
          <AtPayPal donation={donation} left={left} />
        ) : (
          <>
            <Refunds donation={donation} />
            {left > 0 ? (
              <RefundForm key={donation.version} donation={donation} left={left} />
            ) : (
              <p>{words.nothingLeft}</p>
            )}
          </>
        )}
      </div>
    </>
  );
}

function Facts({ donation, left }: { donation: LedgerEntry; left: number }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  const { method, amountCents, givenOn, reference } = donation;
  const facts = [
    [words.donor, <Name key="donor" text={fullName(donation) || words.nameless} />],
    [words.sum, hkdAndCents(amountCents)],
    [words.refundLeft, hkdAndCents(left)],
    [
      words.givenOn,
      <time key="givenOn" dateTime={givenOn}>
        {staffDay(givenOn, lang)}
      </time>,
    ],
    [words.method, METHOD_NAMES[method][lang]],
  ] as const;
  return (
    <>
      <dl className="contact-list">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">{fill(words.reference, { reference })}</p>
    </>
  );
}

/** The refunds so far; one that was recorded by mistake can be removed. */
function Refunds({ donation: { _id, version, refunds } }: { donation: LedgerEntry }) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const lang = useLang();
  const { record, problem } = useRecording(words.refundRemoved);
  if (refunds.length === 0) return null;
  const remove = (refund: number) =>
    record(() => changes.removeRefund({ donation_id: _id, version, refund }), refund);
  return (
    <section aria-labelledby="refunds-so-far">
      <h2 id="refunds-so-far">{words.refunds}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.refunds} />
      <ul className="row-list">
        {refunds.map(({ refundedOn, cents }, at) => {
          const said = { day: staffDay(refundedOn, lang), amount: hkdAndCents(cents) };
          const name = fill(words.refundOf, said);
          return (
            <li key={at} className="row">
              <div className="row-text">{name}</div>
              <div className="row-actions">
                <button type="button" className="button button-quiet" onClick={() => remove(at)}>
                  <Trash2 aria-hidden="true" size={18} />
                  <ActionLabel label={words.removeRefund} name={name} />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** PayPal's own word for what went back counts, but where no order of PayPal's shows it. */
function AtPayPal({ donation, left }: { donation: LedgerEntry; left: number }) {
  const words = useWords(ledgerWords);
  if (!donation.correctable) return <p role="alert">{words.refundAtPayPal}</p>;
  return <LeftForm key={donation.version} donation={donation} left={left} />;
}

interface AmountFormProps {
  donation: LedgerEntry;
  /** Cents that are left of it. */
  left: number;
}

function LeftForm({ donation: { _id, version, amountCents }, left: known }: AmountFormProps) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const [left, setLeft] = useState(() => decimalOf(known === 0 ? amountCents : known));
  const { errorsAt, ...saving } = useRecording(words.corrected);
  const record = () =>
    saving.record(() => changes.correct({ donation_id: _id, version, left: typedAmount(left) }));
  return (
    <RecordForm
      text={words.correctText}
      label={words.correct}
      labelOf={() => words.left}
      {...saving}
      record={record}
    >
      <TextField
        label={words.left}
        hint={words.amountHint}
        path="left"
        value={left}
        onChange={setLeft}
        errors={errorsAt("left")}
        inputMode="decimal"
        required
      />
    </RecordForm>
  );
}

function RefundForm({ donation: { _id, version }, left }: AmountFormProps) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const [amount, setAmount] = useState(() => decimalOf(left));
  const [refundedOn, setRefundedOn] = useState(() => hongKongDay(new Date()));
  const { errorsAt, ...saving } = useRecording(words.refundRecorded);
  const record = () =>
    saving.record(() =>
      changes.refund({ donation_id: _id, version, amount: typedAmount(amount), refundedOn }),
    );
  const labelOf = (path: string) => (path === "refundedOn" ? words.refundedOn : words.refundedAmount);
  return (
    <RecordForm text={words.refundText} label={words.refund} labelOf={labelOf} {...saving} record={record}>
      <TextField
        label={words.refundedAmount}
        hint={words.amountHint}
        path="amount"
        value={amount}
        onChange={setAmount}
        errors={errorsAt("amount")}
        inputMode="decimal"
        required
      />
      <TextField
        label={words.refundedOn}
        type="date"
        path="refundedOn"
        value={refundedOn}
        onChange={setRefundedOn}
        errors={errorsAt("refundedOn")}
        required
      />
    </RecordForm>
  );
}

/** Records a change, `what` if several may be under way, says so, and shows the donation as it is then. */
function useRecording(said: string) {
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const record = (change: () => Promise<unknown>, what?: unknown) =>
    save(async () => {
      await change();
      // First: the next refund is of the donation as it is then.
      await revalidate();
      banner({ text: said });
    }, what);
  return { record, saving, problem, errorsAt };
}

interface RecordFormProps {
  text: string;
  /** The label of the button. */
  label: string;
  labelOf: (path: string) => string;
  saving: boolean;
  problem: SaveProblem | null;
  record: () => Promise<void>;
  children: ReactNode;
}

function RecordForm({ text, label, labelOf, saving, problem, record, children }: RecordFormProps) {
  const staff = useStaffWords();
  return (
    <>
      <p>{text}</p>
      <ProblemSummary problem={problem} labelOf={labelOf} submitLabel={label} />
      <ImeSafeForm className="stack" onSubmit={record}>
        <LockableFields isLocked={saving} className="stack narrow">
          {children}
        </LockableFields>
        <p>
          <button type="submit" className="button button-main" aria-disabled={saving}>
            {saving ? staff.saving : label}
          </button>
        </p>
      </ImeSafeForm>
    </>
  );
}
