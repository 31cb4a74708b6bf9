import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { emptyOf, type Fields } from "../field";

type Values = Record<string, unknown>;

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
