import { FieldErrors } from "../../../staff/fields/field-frame";
import { fieldId } from "../../../staff/fields/field-id";
import type { FieldInputProps } from "../../staff/input-props";
import type { ChoicesField } from "./choices";

export function ChoicesInput(props: FieldInputProps<ChoicesField<string>, string[]>) {
  const { field, words, value, onChange, path, errorsAt } = props;
  const id = fieldId(path);
  const toggle = (option: string) =>
    onChange((chosen) => field.options.filter((each) => chosen.includes(each) !== (each === option)));
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="field-label">{words.label}</legend>
      {words.hint && <p className="field-hint">{words.hint}</p>}
      {field.options.map((option) => (
        <label key={option} className="check">
          <input type="checkbox" checked={value.includes(option)} onChange={() => toggle(option)} />
          {words.options?.[option] ?? option}
        </label>
      ))}
      <FieldErrors id={id} errors={errorsAt(path)} />
    </fieldset>
  );
}
