import type { Fields } from "../../field";
import { FieldInputs } from "../../staff/field-inputs";
import type { FieldInputProps } from "../../staff/input-props";
import type { GroupField } from "./group";

type Values = Record<string, unknown>;

export function GroupInput(props: FieldInputProps<GroupField<Fields>, Values>) {
  const { field, words, value, onChange, path, errorsAt, lang, inner } = props;
  return (
    <fieldset className="field-group">
      <legend className="field-label">{words.label}</legend>
      {words.hint && <p className="field-hint">{words.hint}</p>}
      <FieldInputs
        input={inner}
        fields={field.fields}
        words={words.fields ?? {}}
        values={value}
        onChange={(name, change) => onChange((before) => ({ ...before, [name]: change(before[name]) }))}
        path={`${path}.`}
        errorsAt={errorsAt}
        lang={lang}
      />
    </fieldset>
  );
}
