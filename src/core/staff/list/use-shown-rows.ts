import { useState } from "react";
import { searchText } from "../../locale/search-text";

/** Rows that a long list shows at once. */
const PAGE = 20;

/** The part of a list that is on the screen; places count from 0, pages from 1. */
export interface ShownRows<T> {
  rows: { item: T; at: number }[];
  /** Whether the list is long enough for pages and a search. */
  long: boolean;
  words: string;
  look: (words: string) => void;
  /** How many rows the words are found in. */
  found: number;
  page: number;
  pages: number;
  turn: (page: number) => void;
  /** Turns to the page with the row at a place, so that a row that is moved away stays in sight. */
  follow: (at: number) => void;
}

/**
 * Shows a list that is longer than a page in pages, and of those rows alone in whose `textsOf` the words stand. A
 * list without `textsOf`, as one that stands in a form, is shown whole.
 */
export function useShownRows<T>(
  items: readonly T[],
  textsOf: ((item: T) => readonly string[]) | undefined,
): ShownRows<T> {
  const [words, look] = useState("");
  const [asked, turn] = useState(1);
  const long = textsOf !== undefined && items.length > PAGE;
  const wanted = searchText([words.trim()]);
  const all = items.map((item, at) => ({ item, at }));
  const looking = long && wanted !== "";
  const found = looking ? all.filter(({ item }) => searchText(textsOf(item)).includes(wanted)) : all;
  const pages = long ? Math.max(1, Math.ceil(found.length / PAGE)) : 1;
  const page = Math.min(asked, pages);
  return {
    rows: long ? found.slice((page - 1) * PAGE, page * PAGE) : all,
    long,
    words,
    look: (next) => {
      look(next);
      turn(1);
    },
    found: found.length,
    page,
    pages,
    turn,
    follow: (at) => {
      if (!looking) turn(Math.floor(at / PAGE) + 1);
    },
  };
}
