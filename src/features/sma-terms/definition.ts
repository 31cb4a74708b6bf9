import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { line, lines, text } from "../../content/kinds/text";
import type { SmaTermsProblem } from "./problems.server";
import { termAnchor } from "./term-anchor";
import { smaTermsWords } from "./words";

/** The difficult words of the SMA page, each explained in a sentence, in the order of staff's choice. */
export const smaTerms = contentList({
  name: "smaTerms",
  one: "term",
  shared: {},
  texts: {
    name: line({ max: 100 }),
    meaning: text({ max: 1000 }),
    /** The forms of the word in running text; its name where there are none. */
    forms: lines({ optional: true }),
  },
  rules: [inOneLanguage(["name"], "termNameNeeded" satisfies SmaTermsProblem)],
  complete: ["name", "meaning"],
  order: "arranged",
  max: 500,
  met: 3,
  title: (term, lang) => term[lang].name,
  // Unfolds the glossary; which number a term has there depends on all others.
  view: () => `/sma#${termAnchor(0)}`,
  publicName: { eng: "Difficult words", tra: "詞彙淺釋", sim: "词汇浅释" },
  words: smaTermsWords,
});

export type SmaTerm = Entry<typeof smaTerms>;
