import { fieldId } from "../../../core/staff/field-id";
import { FieldErrors } from "../../../core/staff/text-field";

interface TextAreaProps {
  label: string;
  hint?: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  errors?: string[];
  lang?: string;
}

/** Several lines of text with label, hint and errors; as high as its text where the browser can do that. */
export function TextArea({ label, hint, path, value, onChange, errors = [], lang }: TextAreaProps) {
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
        className="field field-sizing-content max-h-[36rem] min-h-20"
        rows={Math.min(16, 2 + Math.ceil(value.length / 60))}
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
