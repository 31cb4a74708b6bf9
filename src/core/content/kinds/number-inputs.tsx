import { hongKongDay } from "../../locale/dates";
import { TextField } from "../../staff/fields/text-field";
import type { FieldInputProps } from "../staff/input-props";
import type { AmountField, DateField, NumberField } from "./number";

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

/** The day of what is kept or typed, `YYYY-MM-DD`; `""` for none. */
export const dayOf = (value: string): string => (value.includes("T") ? hongKongDay(new Date(value)) : value);

/** A day, typed or chosen. A form holds the moment that is kept until another day is, and that day then. */
export function DateInput({
  field,
  words,
  value,
  onChange,
  path,
  errorsAt,
}: FieldInputProps<DateField, string>) {
  const { from, to } = field.years();
  return (
    <TextField
      type="date"
      min={`${from}-01-01`}
      max={`${to}-12-31`}
      label={words.label}
      hint={words.hint}
      path={path}
      value={dayOf(value)}
      onChange={(day) => onChange((before) => (day === dayOf(before) ? before : day))}
      errors={errorsAt(path)}
    />
  );
}
