import type * as z from "zod";
import { type Field, field } from "../../field";

export type CustomField<Input extends z.ZodType, Output extends z.ZodType> = Field<"custom", Input, Output>;

/** A field of a shape that only one type has. Its input on screen is a slot of that type's form. */
export function custom<Input extends z.ZodType, Output extends z.ZodType>(
  parts: Parameters<typeof field<"custom", Input, Output>>[1],
): CustomField<Input, Output> {
  return field("custom", parts);
}
