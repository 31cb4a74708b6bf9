import * as z from "zod";
import { type Field, field } from "../../field";

export type AmountField = Field<"amount", z.ZodNumber, z.ZodNumber> & { readonly max: number };

/** Whole Hong Kong dollars. */
export function amount({ max = 1_000_000_000_000 }: { max?: number } = {}): AmountField {
  const number = z.number().int().min(0).max(max);
  const made = field("amount", {
    input: number,
    output: z.number(),
    empty: () => 0,
    isEmpty: () => false,
    sample: 100,
  });
  return { ...made, max };
}
