import type { CardsQuery } from "../listed-entry";
import { SORTS, type Sort } from "../sort";
import { NEEDS } from "../translation/states";

/** Characters that are looked for at most. */
const LONGEST = 100;
/** The query of a list, as its address says it; a part that is left open is not in it. */
export type ListQuery = Omit<CardsQuery, "page" | "lang" | "sort"> & { sort?: Sort | undefined };

/** Reads an address; what does not belong in it is taken as left open. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const year = Number(search.get("year"));
  const facet = search.get("part") ?? "";
  const needs = NEEDS.find((each) => each === search.get("needs"));
  const sort = SORTS.find((each) => each === search.get("sort"));
  return {
    q: (search.get("q") ?? "").slice(0, LONGEST),
    ...(Number.isInteger(year) && year > 0 && year <= 9999 && { year }),
    ...(facet !== "" && { facet: facet.slice(0, LONGEST) }),
    ...(needs !== undefined && { needs }),
    ...(sort !== undefined && { sort }),
  };
}

/** The query of an address that {@link readListQuery} reads. */
export function listQueryAddress({ q, year, facet, needs, sort }: ListQuery, page = 1): string {
  const narrowed = { ...(q && { q }), ...(year && { year: String(year) }), ...(facet && { part: facet }) };
  const said = { ...narrowed, ...(needs && { needs }), ...(sort && { sort }) };
  return `?${new URLSearchParams({ ...said, ...(page > 1 && { page: String(page) }) })}`;
}
