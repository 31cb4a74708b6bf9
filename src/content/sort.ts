import { sortsBy } from "../platform/http/sorts";
import type { Lang } from "../platform/locale/lang";

/** By what staff may sort a list that has an order of its own; with `-`, the last or latest first. */
export const SORTS = sortsBy(["title", "date", "changed"]);
export type Sort = (typeof SORTS)[number];

/** An order that somebody chose; titles stand where people who read `lang` look them up. */
export interface Sorting {
  sort: Sort;
  lang: Lang;
}
