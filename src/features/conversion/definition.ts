import { contentList, type Entry } from "../../content/definition";
import { choice } from "../../content/kinds/choice";
import { text } from "../../content/kinds/text";
import type { ListedEntry } from "../../content/listed-entry";
import { LONGEST_SENTENCE } from "../../platform/conversion-contract";
import { sentenceWords } from "./words";

/** Characters by which a sentence is called in lists. */
const TITLE = 120;

/** Sentences whose conversion staff have accepted or corrected, each in the direction in which it was. */
export const sentences = contentList({
  name: "sentences",
  one: "sentence",
  isForStaff: true,
  hasDrafts: false,
  shared: {
    from: choice(["tra", "sim"]),
    source: text({ max: LONGEST_SENTENCE, needed: true }),
    result: text({ max: LONGEST_SENTENCE, needed: true }),
  },
  texts: {},
  complete: [],
  order: "newest",
  title: ({ from, source }, lang) => (lang === from ? source.slice(0, TITLE) : ""),
  summary: ({ from, result }) => ({ from, result: result.slice(0, TITLE) }),
  view: () => "",
  words: sentenceWords,
});

export type Sentence = Entry<typeof sentences>;

/** A sentence in the staff's list. */
export type SentenceCard = ListedEntry & { from: "tra" | "sim"; result: string };
