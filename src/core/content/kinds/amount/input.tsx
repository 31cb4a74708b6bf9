import { TextField } from "../../../staff/fields/text-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { AmountField } from "./amount";

/** A number as it is typed: what is none stays as it is, for the server to refuse by its path. */
export function AmountInput(props: FieldInputProps<AmountField, number | string>) {
  const { words, value, onChange, path, errorsAt } = props;
  const kept = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);
  return (
    <TextField
      inputMode="numeric"
      label={words.label}
      hint={words.hint}
      path={path}
      value={String(value)}
      onChange={(typed) => onChange(() => kept(typed))}
      errors={errorsAt(path)}
    />
  );
}
