import * as z from "zod";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { wholeNumber } from "../../platform/shapes";
import { emptyOf, type Field, type Fields, isEmptyOf, type StoredFields } from "../field";
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

/** The names of those of some fields that are aligned lists. */
export const parallelNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.isAligned);

/** A row as a form has it: what each language says in it. */
export type ParallelRow = Localized<Values>;

/**
 * Merges the lists of the languages into rows. Those of the same `order` are one row, which is blank in a
 * language without one. A list whose numbers do not rise, as one that another program sent, is read in its
 * own order.
 */
export function parallelRows(fields: Fields, lists: Localized<readonly Values[]>): ParallelRow[] {
  const places = localized((lang) => placesIn(lists[lang]));
  const all = [...new Set(LANGS.flatMap((lang) => places[lang]))].sort((one, other) => one - other);
  return all.map((place) =>
    localized((lang) => {
      const row = lists[lang][places[lang].indexOf(place)];
      const blank = emptyOf(fields);
      return row ? Object.fromEntries(Object.keys(blank).map((name) => [name, row[name]])) : blank;
    }),
  );
}

/** The list of one language in the rows of a form, each with its place among all of them. */
export const listIn = (rows: readonly ParallelRow[], language: keyof ParallelRow): Values[] =>
  rows.map((row, order) => ({ ...row[language], order }));

function placesIn(list: readonly Values[]): number[] {
  const orders = list.map(({ order }) => Number(order));
  const rise = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? order));
  return rise ? orders : list.map((_, at) => at);
}
