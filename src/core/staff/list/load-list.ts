import { useLocation } from "react-router";
import { load } from "../frame/loading";

/** Which page of a list, and the words that are looked for in it; "" for all. */
interface ListQuery {
  q: string;
  page: number;
}

/** A page of a list. */
export interface ListPage<List> {
  page: number;
  list: List;
}

/** Loads the page of a list that an address names. */
export function loadList<List extends { pages: number }>(
  { url }: Request,
  fetchPage: (query: ListQuery) => Promise<List>,
): Promise<ListPage<List> & { q: string }> {
  const search = new URL(url).searchParams;
  const q = (search.get("q") ?? "").slice(0, 100);
  return load(async () => ({ q, ...(await pageOrLast(search, "page", (page) => fetchPage({ q, page }))) }));
}

/** Beyond this the server takes a number for a mistake. */
const MOST_PAGES = 1_000_000;

/** The page of a list whose number is in a query under `name`, or the last one where the list has become shorter. */
export async function pageOrLast<List extends { pages: number }>(
  search: URLSearchParams,
  name: string,
  fetchPage: (page: number) => Promise<List>,
): Promise<ListPage<List>> {
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get(name)) || 1)));
  const list = await fetchPage(page);
  return page <= list.pages ? { page, list } : { page: list.pages, list: await fetchPage(list.pages) };
}

/** The query of an address that {@link loadList} reads. */
export function listAddress(q: string, page: number): string {
  return `?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
}

/** State of a link from a list to where an entry of it is edited: what was looked for, and the page. */
export function useListPlace(): { list: string } {
  return { list: useLocation().search };
}

/** The way back from there to the list at `path`, as it was where it led here. */
export function useWayBack(path: string): string {
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "list" in state ? state.list : "";
  return typeof from === "string" ? path + from : path;
}
