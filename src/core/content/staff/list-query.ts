import type { CardsQuery } from "./content-screens";

/** Characters that are looked for at most. */
const LONGEST = 100;

/** What a list's address says that it is about; what is left open is not in it. */
export type ListQuery = Omit<CardsQuery, "page">;

/** Reads an address; what does not belong in it is taken as left open. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const year = Number(search.get("year"));
  const facet = search.get("part") ?? "";
  return {
    q: (search.get("q") ?? "").slice(0, LONGEST),
    ...(Number.isInteger(year) && year > 0 && year <= 9999 && { year }),
    ...(facet !== "" && { facet: facet.slice(0, LONGEST) }),
  };
}

/** The query of an address that {@link readListQuery} reads. */
export function listQueryAddress({ q, year, facet }: ListQuery, page = 1): string {
  const said = { ...(q && { q }), ...(year && { year: String(year) }), ...(facet && { part: facet }) };
  return `?${new URLSearchParams({ ...said, ...(page > 1 && { page: String(page) }) })}`;
}
