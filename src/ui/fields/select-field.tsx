import { FieldFrame, type FieldFrameProps } from "./field-frame";

interface SelectFieldProps<Value extends string> extends FieldFrameProps {
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** One choice of a few, with its label, hint and errors. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, onChange, ...frame } = props;
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <FieldFrame {...frame}>
      {({ readOnly, ...control }) => (
        <select
          {...control}
          disabled={readOnly}
          className="field"
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
