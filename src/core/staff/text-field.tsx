import { fieldId } from "./field-id";

interface TextFieldProps {
  label: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  errors?: string[];
  hint?: string;
  type?: "text" | "password" | "date" | "url" | "search";
  lang?: string;
  autoComplete?: string;
  required?: boolean;
}

/** One line of text with its label, hint and errors. */
export function TextField({ label, path, value, onChange, errors = [], hint, ...input }: TextFieldProps) {
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
      <input
        id={id}
        className="field"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={notes || undefined}
        {...input}
      />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

/** The messages next to a field; its control refers to them by `{id}-error`. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  if (errors.length === 0) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {errors.join(" ")}
    </p>
  );
}
