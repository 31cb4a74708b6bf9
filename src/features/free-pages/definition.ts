import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { flag, groups, line, richText, text } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { isWebAddress } from "../../platform/shapes";
import type { FreePagesProblem } from "./problems.server";
import { freePageWords } from "./words";

/** Returns whether a link can lead to an address: a path of this site, or a web address. */
const isLink = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address) || isWebAddress(address);

const linkAddress = line({
  max: 1000,
  needed: true,
  check: { is: isLink, problem: "pageLinkNeeded" satisfies FreePagesProblem },
});

/** Pages that staff make themselves, each at an address of its own. */
export const freePages = contentList({
  name: "freePages",
  one: "page",
  shared: {
    /** `/family-day`; of a new page that says none it is made from its title. */
    address: line({ max: 200 }),
    /** Says at its end how to reach the charity. */
    contact: flag(),
  },
  texts: {
    title: line(),
    body: richText(),
    /** The description in search results; the first words of the text where it is blank. */
    description: text({ max: 300 }),
    /** Each opens and closes by itself. */
    parts: groups({ heading: line({ needed: true }), body: richText() }, { max: 50 }),
    links: groups(
      { label: line({ needed: true }), address: { ...linkAddress, sample: "/about" } },
      { max: 50 },
    ),
  },
  rules: [inOneLanguage(["title"], "pageTitleNeeded" satisfies FreePagesProblem)],
  complete: ["title", "body"],
  order: "oldest",
  met: 3,
  max: 200,
  title: (page, lang) => page[lang].title,
  summary: ({ address }) => ({ address }),
  view: (_, page) => page?.address ?? "",
  words: freePageWords,
});

export type FreePage = Entry<typeof freePages>;

/** A page in the staff's list. */
export type FreePageCard = ListedEntry & { address: string };
