import * as z from "zod";
import { type Field, type Fields, field } from "../../field";
import { mediaOf, samplesOf, textOf } from "../../fields-of";
import { inputsOf, outputsOf } from "../group/group";

type Inputs<F extends Fields> = ReturnType<typeof inputsOf<F>>;
type Outputs<F extends Fields> = ReturnType<typeof outputsOf<F>>;

export type GroupsField<F extends Fields> = Field<
  "groups",
  z.ZodDefault<z.ZodArray<Inputs<F>>>,
  z.ZodArray<Outputs<F>>
> & { readonly fields: F; readonly max: number };

/** A list of groups in the order of staff's choice, as people with their titles. */
export function groups<const F extends Fields>(
  fields: F,
  { max = 100 }: { max?: number } = {},
): GroupsField<F> {
  const made = field("groups", {
    input: z.array(inputsOf(fields)).max(max).default([]),
    output: z.array(outputsOf(fields)),
    empty: () => [],
    text: (value) => value.flatMap((each) => textOf(fields, each as never)),
    media: (value, path) => value.flatMap((each, at) => mediaOf(fields, each as never, `${path}.${at}`)),
    sample: [samplesOf(fields)] as never,
  });
  return { ...made, fields, max } as unknown as GroupsField<F>;
}
