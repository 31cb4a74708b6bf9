import { useEffect, useRef } from "react";

interface FilterChoiceProps<Value extends string> {
  label: string;
  chosen: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** Its name in the form that it belongs to. */
  name?: string;
  /** Told of the choice; without it, its form is sent. */
  onChoose?: (value: Value) => void;
}

/** One choice of what a list shows: it counts as soon as it is made. */
export function FilterChoice<Value extends string>({
  label,
  chosen,
  options,
  name,
  onChoose,
}: FilterChoiceProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  // Another address says something else, as after Back, while the field stays with its focus.
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  return (
    <label className="filter-choice">
      <span>{label}</span>
      <select
        ref={select}
        className="field"
        name={name}
        defaultValue={chosen}
        onChange={({ target }) => {
          const made = options.find(([value]) => value === target.value);
          if (onChoose && made) onChoose(made[0]);
          else target.form?.requestSubmit();
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
