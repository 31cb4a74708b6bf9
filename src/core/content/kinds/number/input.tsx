import { TextField } from "../../../staff/fields/text-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { NumberField } from "./number";

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A number as it is typed: what is none stays as it is, for the server to refuse by its path. */
export function NumberInput(props: FieldInputProps<NumberField, number | string>) {
  const { words, value, onChange, path, errorsAt } = props;
  const kept = (typed: string) =>
    NUMBER.test(typed.trim()) && String(Number(typed)) === typed ? Number(typed) : typed;
  return (
    <TextField
      inputMode="decimal"
      label={words.label}
      hint={words.hint}
      path={path}
      value={String(value)}
      onChange={(typed) => onChange(() => kept(typed))}
      errors={errorsAt(path)}
    />
  );
}
