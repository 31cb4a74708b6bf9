import { fieldId } from "./field-id";
import { FieldErrors } from "./text-field";

interface SelectFieldProps<Value extends string> {
  label: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
  errors?: string[];
}

/** One choice of a few, with its label and errors. */
export function SelectField<Value extends string>({
  label,
  path,
  value,
  options,
  onChange,
  errors = [],
}: SelectFieldProps<Value>) {
  const id = fieldId(path);
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => choose(event.target.value)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
