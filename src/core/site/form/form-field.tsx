import { inParentheses } from "../../locale/in-parentheses";
import { useLang } from "../../locale/lang-context";
import type { FormRefusal } from "./outcome";

interface FormFieldProps {
  /** Start of the ids of the form's controls, unique on the page. */
  form: string;
  name: string;
  label: string;
  /** Said beside the label, as of a field that may stay empty. */
  note?: string;
  refusal: FormRefusal | undefined;
  /** What stands in it while nothing was refused. */
  value?: string | undefined;
  type?: "text" | "email" | "tel";
  inputMode?: "decimal";
  autoComplete?: string;
  maxLength: number;
  /** Lines of a longer text; without them it is one line. */
  rows?: number;
}

/** One field of a public form with its label, what was typed before, and what is wrong with that. */
export function FormField({
  form,
  name,
  label,
  note,
  refusal,
  value = "",
  rows,
  type = "text",
  ...rest
}: FormFieldProps) {
  const lang = useLang();
  const id = fieldId(form, name);
  const errors = refusal?.errors.filter(({ path }) => path === name) ?? [];
  const control = {
    id,
    name,
    className: "field",
    defaultValue: refusal?.values[name] ?? value,
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": errors.length > 0 ? `${id}-error` : undefined,
    ...rest,
  };
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
        {note && <span className="field-hint">{inParentheses(lang, note)}</span>}
      </label>
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} {...control} />}
      {errors.length > 0 && (
        <p id={`${id}-error`} className="field-error">
          {errors.map(({ message }) => message).join(" ")}
        </p>
      )}
    </div>
  );
}

/** The id of a form's control, to which the summary of what is wrong leads. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
