import { contentList, type Entry } from "../../content/definition";
import { flag, inEachLanguage, line } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { LONGEST_NOTE, LONGEST_TERM } from "../../platform/locale/conversion/term";
import type { GlossaryProblem } from "./problems.server";
import { glossaryWords } from "./words";

/** Terms that the glossary can hold. */
export const MOST_TERMS = 5000;

/** The words that are different in Hong Kong and on the Mainland, and names that stay. */
export const glossary = contentList({
  name: "glossary",
  one: "term",
  isForStaff: true,
  hasDrafts: false,
  shared: {
    term: inEachLanguage(line({ max: LONGEST_TERM })),
    note: line({ max: LONGEST_NOTE }),
    keep: flag(),
    both: flag(),
  },
  texts: {},
  rules: [
    {
      check: ({ term, keep }, refuse) => {
        if (term.tra === "") refuse(["term", "tra"], "traditionalNeeded" satisfies GlossaryProblem);
        if (term.sim === "" && !keep) refuse(["term", "sim"], "simplifiedNeeded" satisfies GlossaryProblem);
      },
    },
  ],
  complete: [],
  order: "newest",
  max: MOST_TERMS,
  // The one of its names that no other term has.
  title: ({ term }, lang) => (lang === "tra" ? term.tra : ""),
  summary: ({ term, note, keep, both }) => ({ term, note, keep, both }),
  view: () => "",
  words: glossaryWords,
});

export type GlossaryEntry = Entry<typeof glossary>;

/** A term in the staff's list. */
export type TermCard = ListedEntry & Pick<GlossaryEntry, "term" | "note" | "keep" | "both">;
