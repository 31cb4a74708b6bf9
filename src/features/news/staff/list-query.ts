import { CATEGORIES, type Category } from "../category";
import { isArchiveYear } from "../first-year";

/** What the staff's list is about, as its address says; what is left open is not in it. */
export interface NewsListQuery {
  q: string;
  year?: number;
  cat?: Category;
}

/** Characters that are looked for at most. */
const LONGEST = 100;

/** Reads an address; what does not belong in it is taken as left open. */
export function readListQuery(search: URLSearchParams): NewsListQuery {
  const year = Number(search.get("year"));
  const cat = CATEGORIES.find((category) => category === search.get("cat"));
  return {
    q: (search.get("q") ?? "").slice(0, LONGEST),
    ...(Number.isInteger(year) && isArchiveYear(year) && { year }),
    ...(cat && { cat }),
  };
}

/** The query of an address that {@link readListQuery} reads. */
export function listQueryAddress({ q, year, cat }: NewsListQuery, page: number): string {
  const said = { ...(q && { q }), ...(year && { year: String(year) }), ...(cat && { cat }) };
  return `?${new URLSearchParams({ ...said, page: String(page) })}`;
}
