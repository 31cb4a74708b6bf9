import { contentList, type Entry } from "../../content/definition";
import { line } from "../../content/kinds/text";
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
