import * as z from "zod";
import { type Field, type Fields, field } from "../../field";
import { emptyOf, isEmptyOf, mediaOf, samplesOf, textOf } from "../../fields-of";

type Inputs<F extends Fields> = z.ZodObject<{ -readonly [Name in keyof F]: F[Name]["input"] }>;
type Outputs<F extends Fields> = z.ZodObject<{ -readonly [Name in keyof F]: F[Name]["output"] }>;

export type GroupField<F extends Fields> = Field<"group", z.ZodPrefault<Inputs<F>>, Outputs<F>> & {
  readonly fields: F;
};

/** Fields that belong together, as the number of a bank account and whose it is. */
export function group<const F extends Fields>(fields: F): GroupField<F> {
  const made = field("group", {
    input: inputsOf(fields).prefault({} as never),
    output: outputsOf(fields),
    empty: () => emptyOf(fields) as never,
    isEmpty: (value) => isEmptyOf(fields, value as never),
    text: (value) => textOf(fields, value as never),
    media: (value, path) => mediaOf(fields, value as never, path),
    sample: samplesOf(fields) as never,
  });
  return { ...made, fields } as unknown as GroupField<F>;
}

/** What a save takes of several fields. */
export function inputsOf<F extends Fields>(fields: F): Inputs<F> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input])),
  ) as Inputs<F>;
}

/** What is kept of several fields. */
export function outputsOf<F extends Fields>(fields: F): Outputs<F> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { output }]) => [name, output])),
  ) as Outputs<F>;
}
