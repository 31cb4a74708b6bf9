import { sortsBy } from "../platform/http/sorts";
import type { Lang } from "../platform/locale/lang";

/** By what staff may sort a list that has an order of its own; with `-`, the last or latest first. */
export const SORTS = sortsBy(["title", "date", "changed"]);
export type Sort = (typeof SORTS)[number];

/** The chosen order; titles are sorted as readers of `lang` look them up. */
export interface Sorting {
  sort: Sort;
  lang: Lang;
}
