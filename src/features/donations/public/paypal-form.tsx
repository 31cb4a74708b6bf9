import { InlineScript } from "../../../platform/http/security/inline-script";
import { fill, useLocale, useWords } from "../../../platform/locale/lang";
import { SentenceSpace } from "../../../platform/locale/phrase";
import { hkd } from "../../../platform/money/money";
import { InsteadOfForm } from "../../../site/form/instead-of-form";
import { FormField, FormProblem, type FormRefusal, PageForm, problemId } from "../../../site/form/page-form";
import { siteHref } from "../../../site/frame/page";
import { useMirror } from "../../../site/mirror/mirror-context";
import { NoticeLink } from "../../../site/notice/notice-link";
import { ONLINE_LIMITS, OTHER, type Preset } from "../donation";
import { givingWords } from "./words";

const FORM = "paypal-form";

/** The id of what a donor reads who has left PayPal without paying: the address ends with it, so the focus comes here. */
export const CANCELLED = "paypal-cancelled";

/** Shows the other amount on the button as it is typed, in any notation usual in Hong Kong. */
const SAY_TOTAL = `(f=>{const b=f.querySelector("[data-total]"),i=f.elements.amount,t=b.textContent,u=()=>{
let v=i.value.normalize("NFKC").replace(/hkd?|港[幣币元]|[$元圓圆蚊]|\\s/gi,"");if(/^\\d{1,3}(,\\d{3})+(\\.\\d*)?$/.test(v))v=v.replace(/,/g,"");
b.textContent=/^\\d{1,7}(\\.\\d{1,2})?$/.test(v)&&v>=${ONLINE_LIMITS.least / 100}&&v<=${ONLINE_LIMITS.most / 100}?b.dataset.total.replace("{amount}",()=>"HK$"+(+v).toLocaleString("en-HK",{minimumFractionDigits:v%1?2:0})):t};
i.addEventListener("input",u);u()})(document.getElementById("${FORM}"))`.replaceAll("\n", "");

interface PayPalFormProps {
  presets: readonly Preset[];
  refusal?: FormRefusal | undefined;
  /** The donor has just come back from PayPal without paying. */
  cancelled: boolean;
  /** The choices made before, by the names of the controls. */
  chosen: Record<string, string>;
}

/** Chooses an amount and goes to PayPal: a plain form that its page takes. */
export function PayPalForm({ presets, refusal, cancelled, chosen }: PayPalFormProps) {
  const words = useWords(givingWords);
  const values = refusal?.values ?? chosen;
  const { prefix } = useLocale();
  if (useMirror()) return <InsteadOfForm />;
  return (
    <>
      {cancelled && !refusal && (
        <p id={CANCELLED} tabIndex={-1} className="fallback-note">
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
      <PageForm
        id={FORM}
        className="paypal-form stack"
        action={siteHref(prefix, `/donate?method=paypal#${problemId(FORM)}`)}
      >
        <AmountChoice presets={presets} refusal={refusal} values={values} />
        <label className="check">
          <input type="checkbox" name="receipt" value="yes" defaultChecked={values.receipt === "yes"} />
          {words.receipt}
        </label>
        <p className="field-hint">{words.leaving}</p>
        <PayButton presets={presets} />
        {/* Behind the button, which is one press nearer so for who gives by one switch. */}
        <p className="field-hint">
          {words.yourDetails}
          <SentenceSpace />
          <NoticeLink />
        </p>
      </PageForm>
      <InlineScript code={SAY_TOTAL} />
    </>
  );
}

interface AmountChoiceProps {
  presets: readonly Preset[];
  refusal: FormRefusal | undefined;
  values: Record<string, string>;
}

function AmountChoice({ presets, refusal, values }: AmountChoiceProps) {
  const words = useWords(givingWords);
  const choices = [
    ...presets.map(({ amount, use }) => [String(amount), hkd(amount * 100), use] as const),
    [OTHER, words.other, ""] as const,
  ];
  const requested = values.choice ?? String(presets[0]?.amount ?? OTHER);
  const chosen = choices.some(([value]) => value === requested) ? requested : OTHER;
  // An amount of an earlier day that is not offered any more.
  const typed = chosen === requested ? values.amount : requested;
  return (
    <fieldset className="amounts">
      <legend className="field-label">{words.amount}</legend>
      <div className="amount-cards">
        {choices.map(([value, label, use], at) => (
          <label key={value} className={use ? "amount-card amount-explained" : "amount-card"}>
            <input
              type="radio"
              name="choice"
              value={value}
              data-choice={value === OTHER ? undefined : at + 1}
              defaultChecked={value === chosen}
              aria-labelledby={`amount-${value}`}
              aria-describedby={use ? `use-${value}` : undefined}
            />
            <span id={`amount-${value}`}>{label}</span>
            {use && (
              <span id={`use-${value}`} className="amount-use">
                {use}
              </span>
            )}
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
          value={typed}
          inputMode="decimal"
          maxLength={20}
        />
      </div>
    </fieldset>
  );
}

/**
 * Says the amount that is chosen: the stylesheet shows the one label that fits, without any script, and where none
 * does the one that names no amount. Of another amount {@link SAY_TOTAL} says what is typed.
 */
function PayButton({ presets }: { presets: readonly Preset[] }) {
  const words = useWords(givingWords);
  return (
    <p className="pay-bar">
      <button type="submit" className="button button-donate paypal-button">
        {presets.map(({ amount }, at) => (
          <span key={amount} data-amount={at + 1}>
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
