import * as z from "zod";
import { type Field, field } from "../../field";

export type FlagField = Field<"flag", z.ZodOptional<z.ZodBoolean>, z.ZodBoolean>;

/** Yes or no; no unless said. A save that does not say leaves it as it was. */
export function flag(): FlagField {
  return field("flag", {
    input: z.boolean().optional(),
    output: z.boolean(),
    empty: () => false,
    isEmpty: (value) => !value,
    sample: true,
  });
}
