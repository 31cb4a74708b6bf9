import * as z from "zod";
import { hongKongYear, staffDay } from "../../platform/locale/format";
import { type Field, field } from "../field";

export type AmountField = Field<"amount", z.ZodNumber, z.ZodNumber> & { readonly max: number };

/** Whole Hong Kong dollars. */
export function amount({
  min = 0,
  max = 1_000_000_000_000,
}: {
  min?: number;
  max?: number;
} = {}): AmountField {
  const number = z.number().int().min(min).max(max);
  const made = field("amount", {
    input: number,
    output: z.number(),
    empty: () => 0,
    blank: "",
    isEmpty: () => false,
    sample: 100,
  });
  return { ...made, max };
}

export type NumberField = Field<"number", z.ZodType<number, number | undefined>, z.ZodNumber> & {
  readonly least: number;
  readonly most: number;
};

/** A number between two, as a degree; by default 0 or `least`. `problem` is the error for any other. */
export function number({
  least,
  most,
  problem,
}: {
  least: number;
  most: number;
  problem: string;
}): NumberField {
  const first = Math.max(least, 0);
  const refusal = { params: { key: problem } };
  const input = z
    .number()
    .refine((given) => given >= least && given <= most, refusal)
    .default(first);
  const made = field("number", {
    input: input as unknown as z.ZodType<number, number | undefined>,
    output: z.number(),
    empty: () => first,
    isEmpty: () => false,
    sample: first,
  });
  return { ...made, least, most };
}

export type DateField = Field<"date", z.ZodOptional<z.ZodType<string, string>>, z.ZodString> & {
  readonly years: () => { from: number; to: number };
};

/**
 * An instant that is shown as its day in Hong Kong; that of the first save by default. A save may send a day
 * or an instant; without one it is not changed. Stored as ISO 8601, UTC.
 * @param years the first and last year that it may be of, evaluated at each save
 */
export function date(years: () => { from: number; to: number }): DateField {
  const isWithin = (text: string) => {
    const year = hongKongYear(new Date(text));
    const { from, to } = years();
    return year >= from && year <= to;
  };
  const input = z.iso
    .datetime({ offset: true, local: false })
    .or(z.iso.date())
    .refine((text) => !Number.isNaN(Date.parse(text)), { params: { key: "invalidDate" }, abort: true })
    .refine(isWithin, { params: { key: "yearRange" } })
    .transform((text) => new Date(text).toISOString());
  const made = field("date", {
    input: (input as z.ZodType<string, string>).optional(),
    output: z.string(),
    empty: () => new Date().toISOString(),
    blank: "",
    unstored: "",
    staysUntouched: true,
    lines: (iso, _, reader) => (iso === "" ? [] : [staffDay(iso, reader)]),
    sample: undefined,
  });
  return { ...made, years };
}
