import { TriangleAlert } from "lucide-react";
import { LANGS } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { SelectField } from "../../../core/staff/fields/select-field";
import { TextArea } from "../../../core/staff/fields/text-area";
import { TextField } from "../../../core/staff/fields/text-field";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { type Draft, type LoadTheirs, type SubmitDraft, useDraft } from "../../../core/staff/form/use-draft";
import { MANUAL_METHODS } from "../donation";
import { type LedgerWords, ledgerWords } from "../words";
import { type DonationForm, PARTS } from "./draft";

interface DonationFormViewProps {
  initial: DonationForm;
  submit: SubmitDraft<DonationForm>;
  loadTheirs?: LoadTheirs<DonationForm>;
  submitAsNew?: SubmitDraft<DonationForm>;
  /** Whether there is a valid receipt for it. */
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

/** What a change does to the receipt that the donor has. */
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
  return (
    <>
      <SelectField
        label={words.method}
        path="donation.method"
        value={draft.form.method}
        options={MANUAL_METHODS.map((method) => [method, words[method]] as const)}
        onChange={(method) => draft.patch({ method })}
        errors={draft.errorsAt("donation.method")}
      />
      <TextField label={words.amount} hint={words.amountHint} {...fieldOf(draft, "amount")} />
      <TextField label={words.givenOn} type="date" {...fieldOf(draft, "givenOn")} />
    </>
  );
}

function DonorFields({ draft }: { draft: Draft<DonationForm> }) {
  const staff = useStaffWords();
  const words = useWords(ledgerWords);
  const { form, patch } = draft;
  return (
    <>
      <TextField label={words.firstName} {...fieldOf(draft, "firstName")} />
      <TextField label={words.lastName} {...fieldOf(draft, "lastName")} />
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
