import { setImmediate } from "node:timers/promises";
import { collationKey } from "../locale/collation.server";
import type { Lang } from "../locale/lang";
import { hasWords } from "../locale/search-text";
import { searchedText, searchWords } from "../locale/searched-text.server";

/** Which part of a list to give: `limit` items after the first `offset`. */
export interface Part {
  limit: number;
  offset: number;
}

/** The part that a page shows, by its number from 1 and the most that it shows. */
export function partOfPage(page: number, size: number): Part {
  return { limit: size, offset: (page - 1) * size };
}

/** The number of pages that `total` items fill. An empty list has one, which says so. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The number of entries on a page of staff's lists. */
const STAFF_PAGE = 20;

/** The items whose texts contain each word of `q`; all for `""`. */
export function foundItems<Item>(
  items: readonly Item[],
  q: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const words = searchWords(q);
  return words.length === 0 ? items : items.filter((item) => hasWords(searchedText(textsOf(item)), words));
}

/** A page of items that are all there. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
): { found: Item[]; total: number; pages: number } {
  const { limit, offset } = partOfPage(page, STAFF_PAGE);
  return {
    found: items.slice(offset, offset + limit),
    total: items.length,
    pages: pagesOf(items.length, STAFF_PAGE),
  };
}

/** A page of what {@link foundItems} finds in a list that has at most some hundreds of items. */
export const foundPage = <Item>(
  items: readonly Item[],
  { q, page }: { q: string; page: number },
  textsOf: (item: Item) => readonly string[],
) => pageOf(foundItems(items, q, textsOf), page);

/** The items that `ids` name, in their order, without those gone meanwhile. At most some hundreds. */
export async function inOrder<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const found = new Map((await read(ids)).map((item) => [idOf(item), item]));
  return ids.map((id) => found.get(id)).filter((item) => item !== undefined);
}

/** Rows that are read at once. */
const AT_ONCE = 500;

/**
 * Reads what `ids` name a few hundred at a time, in their order, and lets the program answer others in between.
 * What is gone meanwhile is left out.
 */
export async function* inBatches<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield await inOrder(ids.slice(at, at + AT_ONCE), read, idOf);
    await setImmediate();
  }
}

/** The chosen order: by a column, with `-` descending. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; way: "asc" | "desc" } {
  const isDown = sort.startsWith("-");
  return { column: (isDown ? sort.slice(1) : sort) as Column, way: isDown ? "desc" : "asc" };
}

/** Rows whose sort keys are computed before the program yields to other requests. */
const SORTED_AT_ONCE = 2000;

/**
 * Row ids in the order in which readers of `lang` look up names, those without a name last; rows with equal
 * names are not reordered. The program compares names, since databases collate Chinese differently.
 */
export async function idsByName(
  rows: readonly { id: string; name: string }[],
  { lang, way }: { lang: Lang; way: "asc" | "desc" },
): Promise<string[]> {
  const keyed: { id: string; key: string }[] = [];
  for (let at = 0; at < rows.length; at += SORTED_AT_ONCE) {
    for (const { id, name } of rows.slice(at, at + SORTED_AT_ONCE))
      keyed.push({ id, key: collationKey(name, lang) });
    await setImmediate();
  }
  const sign = way === "asc" ? 1 : -1;
  keyed.sort((one, two) => {
    if (one.key === two.key) return 0;
    if (one.key === "" || two.key === "") return one.key === "" ? 1 : -1;
    return one.key < two.key ? -sign : sign;
  });
  return keyed.map(({ id }) => id);
}
