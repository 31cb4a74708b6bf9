import * as z from "zod";
import { wholeNumber } from "../../platform/shapes";
import { type Field, type Fields, isEmptyOf, type StoredFields } from "../field";
import { groups, inputsOf, outputsOf } from "./group";

type Values = Record<string, unknown>;
type Given<F extends Fields> = z.input<ReturnType<typeof inputsOf<F>>> & { order?: number | undefined };
type Row<F extends Fields> = StoredFields<F> & { order: number };

type Input<F extends Fields> = z.ZodType<Row<F>[], Given<F>[] | undefined>;
type Output<F extends Fields> = z.ZodType<Row<F>[]>;

export type ParallelGroupsField<F extends Fields> = Field<"parallelGroups", Input<F>, Output<F>> & {
  readonly fields: F;
  readonly max: number;
};

/** The part that a row needs unless it is blank; `problem` is that of a row without it. */
interface Needed<Name> {
  field: Name;
  problem: string;
}

/**
 * A list of groups of which each language has its own, and whose rows are the same things in all of them, as
 * people with their titles. A form shows a row once, with its languages side by side. `order` says which rows
 * belong together; a row that a save sends without one is at its place in the list, and an empty row is
 * dropped.
 */
export function parallelGroups<const F extends Fields>(
  fields: F,
  { max = 100, needs }: { max?: number; needs?: Needed<keyof F & string> } = {},
): ParallelGroupsField<F> {
  const isBlank = (row: Values) => isEmptyOf(fields, row);
  const shape: Record<string, z.ZodType> = { order: wholeNumber.optional(), ...inputsOf(fields).shape };
  const given = z.object(shape).superRefine((row, context) => {
    if (!needs || isBlank(row) || !fields[needs.field]?.isEmpty(row[needs.field])) return;
    context.addIssue({ code: "custom", path: [needs.field], params: { key: needs.problem } });
  });
  const inOrder = (rows: readonly Values[]) =>
    rows
      .filter((row) => !isBlank(row))
      .map((row, at) => ({ ...row, order: Number(row.order ?? at) }))
      .sort((one, other) => one.order - other.order);
  const made = {
    ...groups(fields, { max }),
    kind: "parallelGroups",
    input: z.array(given).max(max).default([]).transform(inOrder),
    output: z.array(z.object({ order: z.number(), ...outputsOf(fields).shape })),
    isEmpty: (rows: readonly Values[]) => rows.every(isBlank),
    isAligned: true,
  };
  return made as unknown as ParallelGroupsField<F>;
}
