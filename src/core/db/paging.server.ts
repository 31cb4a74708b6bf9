/** Which part of a list to give: `limit` items after the first `offset`. */
export interface Part {
  limit: number;
  offset: number;
}

/** The part that a page shows, by its number from 1 and the most that it shows. */
export function partOfPage(page: number, size: number): Part {
  return { limit: size, offset: (page - 1) * size };
}

/** How many pages `total` items fill. An empty list has one, which says so. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
