import * as z from "zod";
import { type Field, field } from "../../field";

export type ChoiceField<Option extends string> = Field<
  "choice",
  z.ZodType<Option, Option | undefined>,
  z.ZodType<Option>
> & { readonly options: readonly Option[] };

/** One of some options; the first unless said. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
): ChoiceField<Option> {
  const [first] = options;
  const made = field("choice", {
    input: z.enum(options).default(first) as unknown as z.ZodType<Option, Option | undefined>,
    output: z.enum(options) as unknown as z.ZodType<Option>,
    empty: () => first,
    isEmpty: () => false,
    sample: first,
  });
  return { ...made, options };
}
