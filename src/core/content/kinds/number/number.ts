import * as z from "zod";
import { type Field, field } from "../../field";

export type NumberField = Field<"number", z.ZodType<number, number | undefined>, z.ZodNumber> & {
  readonly least: number;
  readonly most: number;
};

/** A number between two, as a degree; 0 or `least` unless said. `problem` is that of any other. */
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
