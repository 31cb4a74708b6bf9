import type { ReactNode } from "react";
import type { FieldError } from "../../platform/http/problem";
import { InlineScript } from "../../platform/http/security/inline-script";
import { inParentheses, withColon } from "../../platform/locale/format";
import { useLang } from "../../platform/locale/lang";
import { useMirror } from "../mirror/mirror-context";
import { InsteadOfForm } from "./instead-of-form";

/** A double click sends the form once, and the form says how long it took to fill in. */
const SEND_ONCE = `f.addEventListener("submit",e=>{const n=Date.now(),t=f.elements.elapsed;if(f.once>n)return e.preventDefault();f.once=n+5e3;if(t)t.value=Math.round(performance.now())});`;

/**
 * Takes what was typed along to the same page in another language, in the storage of this window, from which the next
 * page with a form removes it. Neither passwords nor files; and that form does not say how long it took.
 */
const CARRY_OVER = `const k="typed";try{const t=JSON.parse(sessionStorage[k]||"{}"),
w=g=>[].forEach.call(f.elements,x=>{const b=/^(radio|checkbox)$/.test(x.type);x.name&&!/^(hidden|password|file)$/.test(x.type)&&g(x,b?"checked":"value",x.name+(b?"="+x.value:""))});
delete sessionStorage[k];if(t.to===location.pathname+location.search){w((x,p,n)=>{if(n in t.all)x[p]=t.all[n]});f.elements.elapsed&&f.elements.elapsed.remove()}
document.addEventListener("click",e=>{const g=e.target.closest(".languages a"),a={};if(g&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){w((x,p,n)=>{a[n]=x[p]});sessionStorage[k]=JSON.stringify({to:g.pathname+g.search,all:a})}})}catch(_){}`;

/** Without the line ends, which are for who reads it here. */
const SCRIPT = `(f=>{${SEND_ONCE}${CARRY_OVER}})(document.currentScript.previousElementSibling)`.replaceAll(
  "\n",
  "",
);

interface PageFormProps {
  id?: string;
  className: string;
  /** Address of the page that handles it, with the anchor of the result. */
  action: string;
  children: ReactNode;
}

/** A form that is posted to its own page, with optional script. A mirror cannot handle it. */
export function PageForm(props: PageFormProps) {
  if (useMirror()) return <InsteadOfForm />;
  return (
    <>
      <form method="post" noValidate {...props} />
      <InlineScript code={SCRIPT} />
    </>
  );
}

interface FormFieldProps {
  /** Start of the ids of the form's controls, unique on the page. */
  form: string;
  name: string;
  label: string;
  /** Said beside the label, as of a field that may stay empty. */
  note?: string;
  refusal: FormRefusal | undefined;
  /** Its value while nothing was refused. */
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

/** The id of a form's control, as a target of the error summary. */
function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

interface FormProblemProps {
  form: string;
  title: string;
  refusal: FormRefusal;
  /** The labels of the fields, in the order of the form. */
  labels: readonly (readonly [name: string, label: string])[];
}

/**
 * Why a form was not taken, on top of it, with a link to each field at fault. The form's address ends with its
 * `problemId`, so that the focus comes here without any script.
 */
export function FormProblem({ form, title, refusal: { message, errors }, labels }: FormProblemProps) {
  const lang = useLang();
  const named = labels.flatMap(([name, label]) =>
    errors.filter(({ path }) => path === name).map((error) => ({ name, label, message: error.message })),
  );
  return (
    <div id={problemId(form)} className="form-problem" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <p>{message}</p>
      {named.length > 0 && (
        <ul>
          {named.map((error) => (
            <li key={error.name + error.message}>
              <a href={`#${fieldId(form, error.name)}`}>{withColon(lang, error.label, error.message)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The id of the error summary of a form. */
export const problemId = (form: string): string => `${form}-problem`;

/** A form that was not taken: why, in the visitor's language, and all that was typed. */
export interface FormRefusal {
  sent: false;
  message: string;
  errors: FieldError[];
  values: Record<string, string>;
}
