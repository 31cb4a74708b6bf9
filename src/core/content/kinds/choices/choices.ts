import * as z from "zod";
import { type Field, field } from "../../field";

export type ChoicesField<Option extends string> = Field<
  "choices",
  z.ZodType<Option[], Option | Option[] | undefined>,
  z.ZodType<Option[]>
> & { readonly options: readonly Option[] };

/** Any of some options, each once. A save may send one alone. */
export function choices<const Option extends string>(options: readonly Option[]): ChoicesField<Option> {
  const one = z.enum(options);
  const input = z
    .union([one.transform((name) => [name]), z.array(one)])
    .default([])
    .transform((names) => [...new Set(names)]);
  const made = field("choices", {
    input: input as unknown as z.ZodType<Option[], Option | Option[] | undefined>,
    output: z.array(one) as unknown as z.ZodType<Option[]>,
    empty: () => [],
    sample: [],
  });
  return { ...made, options };
}
