import * as z from "zod";
import { type AnyFieldWords, type Field, field } from "../field";

/** Options by their names. */
const linesOf = (chosen: readonly string[], { options = {} }: AnyFieldWords) =>
  chosen.map((option) => options[option] ?? option);

export type ChoiceField<Option extends string> = Field<
  "choice",
  z.ZodType<Option, Option | undefined>,
  z.ZodType<Option>
> & { readonly options: readonly Option[] };

/** One of some options; by default the first. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
): ChoiceField<Option> {
  const [first] = options;
  const made = field("choice", {
    input: z.enum(options).default(first) as unknown as z.ZodType<Option, Option | undefined>,
    output: z.enum(options) as unknown as z.ZodType<Option>,
    empty: () => first,
    isEmpty: () => false,
    facets: { options, of: (option) => [option] },
    lines: (option, words) => linesOf([option], words),
    sample: first,
  });
  return { ...made, options };
}

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
    facets: { options, of: (chosen) => chosen },
    lines: linesOf,
    sample: [],
  });
  return { ...made, options };
}

export type FlagField = Field<"flag", z.ZodOptional<z.ZodBoolean>, z.ZodBoolean>;

/** Yes or no; no by default. A save without it leaves it unchanged. */
export function flag(): FlagField {
  return field("flag", {
    input: z.boolean().optional(),
    output: z.boolean(),
    empty: () => false,
    isEmpty: (value) => !value,
    facets: { options: [""], of: (value) => (value ? [""] : []) },
    lines: (value) => [value ? "✓" : "–"],
    sample: true,
  });
}
