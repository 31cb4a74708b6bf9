import { useLocation } from "react-router";

/** A page of a list. */
export interface ListPage<List> {
  page: number;
  list: List;
}

/** Beyond this the server takes a number for a mistake. */
const MOST_PAGES = 1_000_000;

/**
 * Loads the page of a list whose number is in a query under `name`, or the last one where the list is shorter
 * now.
 */
export async function pageOrLast<List extends { pages: number }>(
  search: URLSearchParams,
  name: string,
  fetchPage: (page: number) => Promise<List>,
): Promise<ListPage<List>> {
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get(name)) || 1)));
  const list = await fetchPage(page);
  return page <= list.pages ? { page, list } : { page: list.pages, list: await fetchPage(list.pages) };
}

/** Where a list is, and what it is narrowed to. */
interface ListPlace {
  path: string;
  list: string;
}

/** State of a link from a list to where an entry of it is edited: what was looked for, and the page. */
export function useListPlace(): ListPlace {
  const { pathname: path, search: list } = useLocation();
  return { path, list };
}

/** The link back from there to the list at `path`, with its last query. */
export function useWayBack(path: string): string {
  const state: Partial<ListPlace> | null = useLocation().state;
  return path + ((state?.path === path && state.list) || "");
}
