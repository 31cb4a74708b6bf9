import { CATEGORIES, type Category } from "../category";
import { FIRST_YEAR } from "../first-year";

/** What of the archive is shown: one year, or one category (or all), and which page of it. */
export interface ArchiveView {
  year: number;
  category: Category | "all" | null;
  page: number;
}

/** As the links write it; `2024.0` and `+2024` would be further addresses of the same page. */
const PLAIN_NUMBER = /^[1-9]\d{0,4}$/;

/** Reads the address of an archive page; null when it asks for what there cannot be. */
export function readArchive(query: URLSearchParams, thisYear: number): ArchiveView | null {
  const year = plainNumber(query.get("year")) ?? thisYear;
  const page = plainNumber(query.get("page")) ?? 1;
  const name = query.get("cat");
  const category = name === null ? null : categoryOf(name);
  if (category === undefined || page === 0) return null;
  if (year < FIRST_YEAR || year > thisYear) return null;
  return { year, category, page };
}

/** 0 for what is written in another way. */
function plainNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return PLAIN_NUMBER.test(text) ? Number(text) : 0;
}

function categoryOf(name: string): Category | "all" | undefined {
  return name === "all" ? "all" : CATEGORIES.find((category) => category === name);
}

/** The plain address of an archive page; the first page does not say that it is. */
export function archiveAddress({ year, category, page }: ArchiveView): string {
  const query = new URLSearchParams(category ? { cat: category } : { year: String(year) });
  if (page > 1) query.set("page", String(page));
  return `/archive?${query}`;
}
