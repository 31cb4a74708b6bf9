import { LANG_TAG, type Lang } from "../../platform/locale/lang";
import { textTest } from "../find/text-test";
import type { RecordListProps } from "./record-list";

type Narrowing<Query, Row> = Pick<
  RecordListProps<Query, Row>,
  "rows" | "nameOf" | "first" | "columns" | "parts" | "filters" | "ownSort"
>;

/** Filters and sorts the rows of a list that was loaded whole, by its query. */
export function wholeRows<Query extends object, Row>(
  { rows, nameOf, first, columns, parts, filters = [], ownSort }: Narrowing<Query, Row>,
  query: Query,
  lang: Lang,
): readonly Row[] {
  const { q = "", sort = ownSort ?? "" }: { q?: unknown; sort?: unknown } = query;
  const named = [{ ...first, text: first.text ?? nameOf }, ...columns];
  const standIn = textTest(String(q));
  const says = (row: Row) => q === "" || standIn(named.map(({ text }) => text?.(row) ?? ""));
  const set = filters.filter(
    ({ name, options }) => String(query[name] ?? "") !== String(options[0]?.[0] ?? ""),
  );
  const chosen = parts ? [parts, ...set] : set;
  const found = rows.filter(
    (row) => says(row) && chosen.every(({ name, of }) => !of || of(row) === String(query[name])),
  );
  const isDown = String(sort).startsWith("-");
  const column = named.find((each) => each.sort?.[0] === String(sort).slice(isDown ? 1 : 0));
  const textOf = column?.by ?? column?.text;
  if (!textOf) return found;
  const { compare } = new Intl.Collator(LANG_TAG[lang], { numeric: true });
  return found.toSorted((one, other) => compare(textOf(one), textOf(other)) * (isDown ? -1 : 1));
}
