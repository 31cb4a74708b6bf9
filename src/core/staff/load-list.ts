import { load } from "./load";

/** Which page of a list, and the words that are looked for in it; "" for all. */
interface ListQuery {
  q: string;
  page: number;
}

/** Loads the page of a list that an address names, or the last one where the list has become shorter. */
export function loadList<List extends { pages: number }>(
  { url }: Request,
  fetchPage: (query: ListQuery) => Promise<List>,
): Promise<ListQuery & { list: List }> {
  const search = new URL(url).searchParams;
  const q = (search.get("q") ?? "").slice(0, 100);
  const page = Math.max(1, Math.trunc(Number(search.get("page")) || 1));
  return load(async () => {
    const list = await fetchPage({ q, page });
    if (page <= list.pages) return { q, page, list };
    return { q, page: list.pages, list: await fetchPage({ q, page: list.pages }) };
  });
}

/** The query of an address that {@link loadList} reads. */
export function listAddress(q: string, page: number): string {
  return `?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
}
