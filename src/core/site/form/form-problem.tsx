import { useLang } from "../../locale/lang-context";
import { withColon } from "../../locale/with-colon";
import { fieldId } from "./form-field";
import type { FormRefusal } from "./outcome";

interface FormProblemProps {
  form: string;
  title: string;
  refusal: FormRefusal;
  /** What the fields are called, in the order of the form. */
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

/** The id of what is said about a form that was not taken. */
export const problemId = (form: string): string => `${form}-problem`;
