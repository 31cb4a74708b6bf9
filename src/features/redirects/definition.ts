import { contentList, type Entry } from "../../content/definition";
import { line } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import type { Localized } from "../../platform/locale/lang";
import { redirectWords } from "./words";

/** Characters of an address. */
const LONGEST = 1000;

/** Old addresses of this site, each with the address that it leads to now. */
export const redirects = contentList({
  name: "redirects",
  one: "redirect",
  shared: { from: line({ max: LONGEST, needed: true }), to: line({ max: LONGEST, needed: true }) },
  texts: {},
  // Visitors are led on or not.
  hasDrafts: false,
  complete: [],
  order: "newest",
  max: 5000,
  title: ({ from }) => from,
  summary: ({ to }) => ({ to }),
  view: (_, redirect) => redirect?.from ?? "",
  words: redirectWords,
});

export type Redirect = Entry<typeof redirects>;

/** A redirect in the staff's list. */
export interface RedirectCard extends ListedEntry {
  to: string;
  /** The name of the page or entry to which it leads in the end; null where it has none, as on another site. */
  name: Localized | null;
  /** The last address, if the new one is redirected in turn. */
  end: string | null;
  /** The reason why it does nothing now: a page is at the old address, or none at the new one. */
  fault: "covered" | "nowhere" | null;
  /** Visits that it led on, and the day in Hong Kong of the last, as in `2026-11-24`. */
  hits: number;
  lastDay: string | null;
}
