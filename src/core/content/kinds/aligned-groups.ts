import * as z from "zod";
import { wholeNumber } from "../../api/shapes";
import { LANGS, type Localized, localized } from "../../locale/lang";
import { type Field, type Fields, field, type KeptFields } from "../field";
import { emptyOf, isEmptyOf, mediaOf, samplesOf, textOf } from "../field-values";
import { inputsOf, outputsOf } from "./group";

type Values = Record<string, unknown>;
type Given<F extends Fields> = z.input<ReturnType<typeof inputsOf<F>>> & { order?: number | undefined };
type Row<F extends Fields> = KeptFields<F> & { order: number };

type Input<F extends Fields> = z.ZodType<Row<F>[], Given<F>[] | undefined>;
type Output<F extends Fields> = z.ZodType<Row<F>[]>;

export type AlignedGroupsField<F extends Fields> = Field<"alignedGroups", Input<F>, Output<F>> & {
  readonly fields: F;
  readonly max: number;
};

/** The part that a row needs unless it is blank; `problem` is that of a row without it. */
interface Needed<Name> {
  field: Name;
  problem: string;
}

/**
 * A list of groups of which each language has its own, and whose rows are the same things in all of them, as people
 * with their titles. A form shows a row once, with its languages side by side. `order` says which rows belong together;
 * a row that a save sends without one stands where the list has it, and one in which nothing is filled in is dropped.
 */
export function alignedGroups<const F extends Fields>(
  fields: F,
  { max = 100, needs }: { max?: number; needs?: Needed<keyof F & string> } = {},
): AlignedGroupsField<F> {
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
  const made = field("alignedGroups", {
    input: z.array(given).max(max).default([]).transform(inOrder) as unknown as Input<F>,
    output: z.array(z.object({ order: z.number(), ...outputsOf(fields).shape })) as unknown as Output<F>,
    empty: () => [],
    isEmpty: (rows) => rows.every(isBlank),
    text: (rows) => rows.flatMap((row) => textOf(fields, row as never)),
    media: (rows, path) => rows.flatMap((row, at) => mediaOf(fields, row as never, `${path}.${at}`)),
    sample: [samplesOf(fields)] as never,
  });
  return { ...made, fields, max } as unknown as AlignedGroupsField<F>;
}

/** The names of those of some fields that are aligned lists. */
export const alignedNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === "alignedGroups");

/** A row as a form has it: what each language says in it. */
export type AlignedRow = Localized<Values>;

/**
 * The lists of the languages as rows. Those of the same `order` are one row, which is blank in a language that has none
 * of it. A list whose numbers do not rise, as one that another program sent, goes by its own order.
 */
export function alignedRows(fields: Fields, lists: Localized<readonly Values[]>): AlignedRow[] {
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
export const listIn = (rows: readonly AlignedRow[], language: keyof AlignedRow): Values[] =>
  rows.map((row, order) => ({ ...row[language], order }));

function placesIn(list: readonly Values[]): number[] {
  const orders = list.map(({ order }) => Number(order));
  const rise = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? order));
  return rise ? orders : list.map((_, at) => at);
}
