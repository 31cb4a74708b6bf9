import { fieldId } from "./field-id";
import { FieldErrors } from "./text-field";

export interface TextAreaProps {
  label: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  errors?: string[];
  lang?: string;
}

/** Text of several lines with its label, hint and errors; grows with what is in it. */
export function TextArea({ label, path, value, onChange, hint, errors = [], lang }: TextAreaProps) {
  const id = fieldId(path);
  const notes = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className="field"
        rows={Math.min(24, Math.max(8, value.split("\n").length + 1))}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={notes || undefined}
      />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
