import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { fill, useWords } from "../../platform/locale/lang";
import { listWords } from "./words";

interface FilterChoiceProps<Value extends string> {
  label: string;
  chosen: Value;
  options: readonly (readonly [value: Value, label: string])[];
  /** Its name in the form that it belongs to. */
  name?: string;
  /** Called with the choice; without it, its form is submitted. */
  onChoose?: (value: Value) => void;
}

/** One filter of a list: it applies as soon as it is chosen; the first of its options removes it. */
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
  const { takeOff } = useWords(listWords);
  const [open] = options[0] ?? [];
  const choose = (value: Value | undefined) => {
    if (onChoose && value !== undefined) return onChoose(value);
    select.current?.form?.requestSubmit();
  };
  const clear = () => {
    if (!select.current || open === undefined) return;
    select.current.value = open;
    select.current.focus();
    choose(open);
  };
  const isSet = chosen !== open;
  return (
    <span className="filter-choice" data-set={isSet || undefined}>
      <label>
        <span>{label}</span>
        <select
          ref={select}
          className="field"
          name={name}
          defaultValue={chosen}
          onChange={({ target }) => choose(options.find(([value]) => value === target.value)?.[0])}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {isSet && (
        <button type="button" className="filter-clear" onClick={clear}>
          <X aria-hidden="true" size={16} />
          <span className="visually-hidden">{fill(takeOff, { filter: label })}</span>
        </button>
      )}
    </span>
  );
}
