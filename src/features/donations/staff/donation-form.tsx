import { TriangleAlert } from "lucide-react";
import { useChanges } from "../../../platform/http/client";
import { hongKongDay } from "../../../platform/locale/format";
import { LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea, TextField } from "../../../ui/fields/text-field";
import { DraftForm } from "../../../ui/form/draft-form";
import { type Draft, type LoadTheirs, type SubmitDraft, useDraft } from "../../../ui/form/use-draft";
import { useSavedInList } from "../../../ui/frame/banner";
import { decimalOf, MANUAL_METHODS, METHOD_NAMES, typedAmount } from "../donation";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { type LedgerWords, ledgerWords } from "../words";

interface DonationFormViewProps {
  initial: DonationForm;
  submit: SubmitDraft<DonationForm>;
  loadTheirs?: LoadTheirs<DonationForm>;
  submitAsNew?: SubmitDraft<DonationForm>;
  /** True when there is a valid receipt for it. */
  receipted?: boolean;
}

const LABELS: Record<(typeof PARTS)[number], keyof LedgerWords> = {
  method: "method",
  amount: "amount",
  givenOn: "givenOn",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  receipt: "receipt",
  lang: "language",
  note: "note",
};

/** The form of one donation: how much came when and how, then who gave it. */
export function DonationFormView({
  initial,
  submit,
  submitAsNew,
  loadTheirs,
  receipted,
}: DonationFormViewProps) {
  const words = useWords(ledgerWords);
  const draft = useDraft({ initial, submit, submitAsNew, loadTheirs });
  const labelOf = (path: string) => {
    const part = PARTS.find((each) => each === path);
    return part ? words[LABELS[part]] : path;
  };
  return (
    <DraftForm draft={draft} parts={PARTS} requestPrefix="donation." labelOf={labelOf}>
      <div className="stack narrow">
        {receipted && <ReceiptNote />}
        {initial.method === "paypal" ? <p>{words.payPalNote}</p> : <MoneyFields draft={draft} />}
        <DonorFields draft={draft} />
      </div>
    </DraftForm>
  );
}

/** The note on what a change does to the receipt that the donor has. */
function ReceiptNote() {
  const words = useWords(ledgerWords);
  return (
    <p className="flex gap-3 rounded-xl border-2 border-kapok p-4">
      <TriangleAlert aria-hidden="true" size={24} className="flex-none" />
      {words.editReceipted}
    </p>
  );
}

/** Binds a text field of the form: its path, value, change and errors. */
function fieldOf(
  { form, patch, errorsAt }: Draft<DonationForm>,
  name: "amount" | "givenOn" | "firstName" | "lastName" | "email" | "note",
) {
  const path = `donation.${name}`;
  return {
    path,
    value: form[name],
    onChange: (value: string) => patch({ [name]: value }),
    errors: errorsAt(path),
  };
}

function MoneyFields({ draft }: { draft: Draft<DonationForm> }) {
  const words = useWords(ledgerWords);
  const lang = useLang();
  return (
    <>
      <SelectField
        label={words.method}
        path="donation.method"
        value={draft.form.method}
        options={MANUAL_METHODS.map((method) => [method, METHOD_NAMES[method][lang]] as const)}
        onChange={(method) => draft.patch({ method })}
        errors={draft.errorsAt("donation.method")}
      />
      <TextField label={words.amount} hint={words.amountHint} {...fieldOf(draft, "amount")} />
      <TextField label={words.givenOn} type="date" {...fieldOf(draft, "givenOn")} />
    </>
  );
}

const NAME_FIELDS = ["firstName", "lastName"] as const;

function DonorFields({ draft }: { draft: Draft<DonationForm> }) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const { form, patch } = draft;
  // As names are written: a Chinese surname comes first.
  const names = useLang() === "eng" ? NAME_FIELDS : NAME_FIELDS.toReversed();
  return (
    <>
      {names.map((name) => (
        <TextField key={name} label={words[name]} {...fieldOf(draft, name)} />
      ))}
      <TextField label={words.email} hint={words.emailHint} {...fieldOf(draft, "email")} />
      <SelectField
        label={words.language}
        path="donation.lang"
        value={form.lang}
        options={LANGS.map((lang) => [lang, staff[lang]] as const)}
        onChange={(lang) => patch({ lang })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={form.receipt}
          onChange={(event) => patch({ receipt: event.target.checked })}
        />
        {words.receipt}
      </label>
      <TextArea label={words.note} hint={words.noteHint} {...fieldOf(draft, "note")} />
    </>
  );
}

/** The fields of the form. `amount` as people write it; `givenOn` is a day, `YYYY-MM-DD`. */
export interface DonationForm {
  method: (typeof MANUAL_METHODS)[number] | "paypal";
  amount: string;
  givenOn: string;
  firstName: string;
  lastName: string;
  email: string;
  receipt: boolean;
  lang: Lang;
  note: string;
}

/** The fields of the form, by their paths. */
const PARTS = [
  "method",
  "amount",
  "givenOn",
  "firstName",
  "lastName",
  "email",
  "receipt",
  "lang",
  "note",
] as const satisfies readonly (keyof DonationForm)[];

/** An empty form: most gifts entered by hand are bank slips of today. */
export function emptyForm(): DonationForm {
  return {
    method: "bank",
    amount: "",
    givenOn: hongKongDay(new Date()),
    firstName: "",
    lastName: "",
    email: "",
    receipt: false,
    lang: "tra",
    note: "",
  };
}

/** The form of a donation. */
export function formOf(donation: LedgerEntry): DonationForm {
  const { method, amountCents, givenOn, firstName, lastName, email, receipt, lang, note } = donation;
  const amount = decimalOf(amountCents);
  return { method, amount, givenOn, firstName, lastName, email, receipt, lang, note };
}

/** The body of an edit: of one by PayPal nothing about its money. */
export function editOf({ method, amount, givenOn, ...donor }: DonationForm) {
  return method === "paypal" ? donor : { ...donor, method, amount: typedAmount(amount), givenOn };
}

/** The body of a new one. */
function entryOf({ method, amount, ...rest }: DonationForm) {
  return { ...rest, amount: typedAmount(amount), method: method === "paypal" ? "bank" : method };
}

const LIST = "/cms/donations";

/** Saves a form as a new donation, says so and goes to the list. */
export function useAddDonation(): SubmitDraft<DonationForm> {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    await changes.add({ donation: entryOf(form) });
    return saved({ text: words.added });
  };
}
