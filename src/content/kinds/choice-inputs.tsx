import { use } from "react";
import { FieldErrors, fieldId, ReadOnlyContext } from "../../ui/fields/field-frame";
import { SelectField } from "../../ui/fields/select-field";
import { type FieldInputProps, frameOf } from "../staff/input-props";
import type { ChoiceField, ChoicesField, FlagField } from "./choice";

export function ChoiceInput(props: FieldInputProps<ChoiceField<string>, string>) {
  const { field, words, value, onChange } = props;
  return (
    <SelectField
      {...frameOf(props)}
      value={value}
      onChange={(chosen) => onChange(() => chosen)}
      options={field.options.map((option) => [option, words.options?.[option] ?? option] as const)}
    />
  );
}

export function ChoicesInput(props: FieldInputProps<ChoicesField<string>, string[]>) {
  const { field, words, value, onChange, path, errorsAt } = props;
  const id = fieldId(path);
  const readOnly = use(ReadOnlyContext);
  const toggle = (option: string) =>
    onChange((chosen) => field.options.filter((each) => chosen.includes(each) !== (each === option)));
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="field-label">{words.label}</legend>
      {words.hint && <p className="field-hint">{words.hint}</p>}
      {field.options.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            disabled={readOnly}
            checked={value.includes(option)}
            onChange={() => toggle(option)}
          />
          {words.options?.[option] ?? option}
        </label>
      ))}
      <FieldErrors id={id} errors={errorsAt(path)} />
    </fieldset>
  );
}

export function FlagInput({ words, value, onChange, path }: FieldInputProps<FlagField, boolean>) {
  const id = fieldId(path);
  return (
    <div>
      <label className="check">
        <input
          id={id}
          type="checkbox"
          disabled={use(ReadOnlyContext)}
          checked={value}
          aria-describedby={words.hint && `${id}-hint`}
          onChange={(event) => onChange(() => event.target.checked)}
        />
        {words.label}
      </label>
      {words.hint && (
        <p id={`${id}-hint`} className="field-hint">
          {words.hint}
        </p>
      )}
    </div>
  );
}
