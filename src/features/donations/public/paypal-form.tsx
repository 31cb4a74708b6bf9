import { fill } from "../../../core/locale/fill";
import { useLocale } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { FormField } from "../../../core/site/form/form-field";
import { FormProblem, problemId } from "../../../core/site/form/form-problem";
import type { FormRefusal } from "../../../core/site/form/outcome";
import { siteHref } from "../../../core/site/frame/link";
import { PRESETS } from "../amount";
import { OTHER } from "../order/choice";
import { payPalWords } from "./words";

const FORM = "paypal-form";
const [FIRST] = PRESETS;

interface PayPalFormProps {
  refusal?: FormRefusal | undefined;
  /** The donor has just come back from PayPal without paying. */
  cancelled: boolean;
  /** What was chosen before, by the names of the controls. */
  chosen: Record<string, string>;
}

/** Chooses an amount and goes to PayPal: a plain form that its page takes. */
export function PayPalForm({ refusal, cancelled, chosen }: PayPalFormProps) {
  const words = useWords(payPalWords);
  const values = refusal?.values ?? chosen;
  const { prefix } = useLocale();
  return (
    <>
      {cancelled && !refusal && (
        <p role="status" className="form-note">
          {words.cancelled}
        </p>
      )}
      {refusal && (
        <FormProblem
          form={FORM}
          title={words.problem}
          refusal={refusal}
          labels={[["amount", words.otherAmount]]}
        />
      )}
      <form
        id={FORM}
        className="paypal-form stack"
        method="post"
        action={siteHref(prefix, `/donate?method=paypal#${problemId(FORM)}`)}
        noValidate
        data-once="true"
      >
        <AmountChoice refusal={refusal} values={values} />
        <label className="check">
          <input type="checkbox" name="receipt" value="yes" defaultChecked={values.receipt === "yes"} />
          {words.receipt}
        </label>
        <p className="field-hint">{words.leaving}</p>
        <PayButton />
      </form>
    </>
  );
}

interface AmountChoiceProps {
  refusal: FormRefusal | undefined;
  values: Record<string, string>;
}

function AmountChoice({ refusal, values }: AmountChoiceProps) {
  const words = useWords(payPalWords);
  const chosen = values.choice ?? String(FIRST);
  const choices = [
    ...PRESETS.map((amount) => [String(amount), hkd(amount * 100)] as const),
    [OTHER, words.other] as const,
  ];
  return (
    <fieldset className="amounts">
      <legend className="field-label">{words.amount}</legend>
      <div className="amount-cards">
        {choices.map(([value, label]) => (
          <label key={value} className="amount-card">
            <input type="radio" name="choice" value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      <div className="other-amount">
        <FormField
          form={FORM}
          name="amount"
          label={words.otherAmount}
          note={words.otherHint}
          refusal={refusal}
          value={values.amount}
          inputMode="decimal"
          maxLength={20}
        />
      </div>
    </fieldset>
  );
}

/**
 * Says the amount that is chosen: the stylesheet shows the one label that fits, without any script. Of another
 * amount the page's script says what is typed.
 */
function PayButton() {
  const words = useWords(payPalWords);
  return (
    <p>
      <button type="submit" className="button button-donate paypal-button">
        {PRESETS.map((amount) => (
          <span key={amount} data-amount={amount}>
            {fill(words.pay, { amount: hkd(amount * 100) })}
          </span>
        ))}
        <span data-amount={OTHER} data-total={words.pay}>
          {words.payOther}
        </span>
      </button>
    </p>
  );
}
