import { SelectField } from "../../../staff/fields/select-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { ChoiceField } from "./choice";

export function ChoiceInput(props: FieldInputProps<ChoiceField<string>, string>) {
  const { field, words, value, onChange, path, errorsAt } = props;
  return (
    <SelectField
      label={words.label}
      hint={words.hint}
      path={path}
      value={value}
      onChange={(chosen) => onChange(() => chosen)}
      errors={errorsAt(path)}
      options={field.options.map((option) => [option, words.options?.[option] ?? option] as const)}
    />
  );
}
