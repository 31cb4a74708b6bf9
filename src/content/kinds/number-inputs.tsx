import { hongKongDay } from "../../platform/locale/format";
import { TextField } from "../../ui/fields/text-field";
import type { Field } from "../field";
import { type FieldInputProps, frameOf } from "../staff/input-props";
import type { AmountField, DateField, NumberField as NumberKind } from "./number";

/** A typed number: anything else is not converted, for the server to refuse by its path. */
export function AmountInput(props: FieldInputProps<AmountField, number | string>) {
  const parse = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);
  return <NumberField inputMode="numeric" parse={parse} {...props} />;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A typed number: anything else is not converted, for the server to refuse by its path. */
export function NumberInput(props: FieldInputProps<NumberKind, number | string>) {
  const parse = (typed: string) =>
    NUMBER.test(typed.trim()) && String(Number(typed)) === typed ? Number(typed) : typed;
  return <NumberField inputMode="decimal" parse={parse} {...props} />;
}

interface NumberFieldProps extends FieldInputProps<Field, number | string> {
  inputMode: "numeric" | "decimal";
  /** Converts typed text to the stored value. */
  parse: (typed: string) => number | string;
}

function NumberField({ inputMode, parse, ...props }: NumberFieldProps) {
  const { value, onChange } = props;
  return (
    <TextField
      inputMode={inputMode}
      {...frameOf(props)}
      value={String(value)}
      onChange={(typed) => onChange(() => parse(typed))}
    />
  );
}

/** The day of a stored or typed value, `YYYY-MM-DD`; `""` for none. */
export const dayOf = (value: string): string => (value.includes("T") ? hongKongDay(new Date(value)) : value);

/** A day, typed or chosen. A form holds the stored instant until another day is chosen, and that day then. */
export function DateInput(props: FieldInputProps<DateField, string>) {
  const { field, value, onChange } = props;
  const { from, to } = field.years();
  return (
    <TextField
      type="date"
      min={`${from}-01-01`}
      max={`${to}-12-31`}
      {...frameOf(props)}
      value={dayOf(value)}
      onChange={(day) => onChange((before) => (day === dayOf(before) ? before : day))}
    />
  );
}
