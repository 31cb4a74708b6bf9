interface FilterChoiceProps {
  /** Name in the address; makes the id. */
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One choice of a form that filters a list: it counts when the form is sent, not before. */
export function FilterChoice({ name, label, chosen, options }: FilterChoiceProps) {
  const id = `filter-${name}`;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
