import { fieldId } from "./field-id";
import { FieldErrors } from "./text-field";

interface LinesFieldProps {
  label: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  /** One entry on each line. */
  value: string;
  onChange: (value: string) => void;
  hint: string;
  errors?: string[];
  lang?: string;
}

/** A list that is typed one entry on each line. */
export function LinesField({ label, path, value, onChange, hint, errors = [], lang }: LinesFieldProps) {
  const id = fieldId(path);
  const notes = errors.length > 0 ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <textarea
        id={id}
        className="field"
        rows={Math.min(24, Math.max(8, value.split("\n").length + 1))}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={notes}
      />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
