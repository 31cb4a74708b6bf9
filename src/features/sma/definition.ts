import * as z from "zod";
import { type Content, contentList, contentRecord, type Entry, type Rule } from "../../content/definition";
import { custom, image, line, text } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { hongKongDay } from "../../platform/locale/format";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import {
  ItemsInput,
  LinksInput,
  needsNames,
  needsTexts,
  ReferenceIdsInput,
  ReferencesInput,
  ReviewedInput,
  TypeTableInput,
} from "./input";
import type { SmaProblem } from "./problems.server";
import { Items, OutsideLink, ReferenceIds, type TypeRow, TypeTable } from "./shapes";
import { TOPIC_KEYS } from "./topic-key";
import { smaReviewWords, smaTopicWords } from "./type-words";

const key = custom({
  input: z.enum(TOPIC_KEYS).nullable().default(null),
  output: z.enum(TOPIC_KEYS).nullable(),
  empty: () => null,
  sample: null,
});

const referenceIds = custom({
  input: ReferenceIdsInput,
  output: ReferenceIds,
  empty: () => localized(() => []),
  isEmpty: (ids) => LANGS.every((lang) => ids[lang].length === 0),
  sample: {},
});

const cellsOf = (row: TypeRow, path: string, lang: Lang) =>
  Object.entries(row).map(([column, cell]) => ({ text: cell[lang], at: `${path}.${column}` }));

const table = custom({
  input: TypeTableInput.nullable().optional(),
  output: TypeTable.nullable(),
  empty: () => null,
  text: (types) =>
    types === null
      ? []
      : [types.caption, ...[types.headings, ...types.rows].flatMap((row) => Object.values(row))].flatMap(
          (cell) => Object.values(cell),
        ),
  says: (types, lang) =>
    types === null
      ? []
      : [
          { text: types.caption[lang], at: "caption" },
          ...cellsOf(types.headings, "headings", lang),
          ...types.rows.flatMap((row, number) => cellsOf(row, `rows.${number}`, lang)),
        ],
  sample: null,
});

const links = custom({
  input: LinksInput.nullable().optional(),
  output: z.array(OutsideLink).nullable(),
  empty: () => null,
  text: (all) =>
    (all ?? []).flatMap(({ name, url, note }) => [...Object.values(name), url, ...Object.values(note)]),
  says: (all, lang) =>
    (all ?? []).flatMap(({ name, note }, number) => [
      { text: name[lang], at: `${number}.name` },
      { text: note[lang], at: `${number}.note` },
    ]),
  sample: null,
});

const references = custom({
  input: ReferencesInput,
  output: z.array(z.string()),
  empty: () => [],
  text: (sources) => sources,
  sample: [],
});

/** Parts; a language in which one of them lacks its sub-title or its text is not complete. */
const items = custom({
  input: ItemsInput,
  output: Items,
  empty: () => [],
  isEmpty: (parts) => parts.every(({ subTitle, content }) => subTitle === "" && content === ""),
  isComplete: (parts) => parts.every(({ subTitle, content }) => subTitle !== "" && content !== ""),
  text: (parts) => parts.flatMap(({ subTitle, content }) => [subTitle, content]),
  says: (parts) =>
    parts.flatMap(({ subTitle, content }, number) => [
      { text: subTitle, at: `${number}.subTitle` },
      { text: content, at: `${number}.content` },
    ]),
  sample: [],
});

/** The answer whether a change was medically reviewed, by which the page says when: it is stored nowhere. */
const reviewed = custom({
  input: ReviewedInput,
  output: z.boolean(),
  empty: () => false,
  sample: false,
});

/** The summary of a topic in lists, besides its title and cover. */
export interface TopicSummary {
  parts: number;
  /** The number of references in the language that has most. */
  references: number;
}

/** Topics of the SMA page, in the order of staff's choice. */
export const sma = contentList({
  name: "sma",
  one: "topic",
  shared: { key, coverId: image({ prefers: "4:3" }), referenceIds, table, links, reviewed },
  texts: { title: line({ breaks: "preserved" }), references, items },
  rules: [needsTexts, needsNames],
  // A language that says nothing yet has as many blank parts as the others, for theirs to be placed in.
  settled: (topic) => {
    const parts = Math.max(...LANGS.map((lang) => topic[lang].items.length));
    const blanks = () => Array.from({ length: parts }, () => ({ subTitle: "", content: "" }));
    const texts = localized((lang) => {
      const { items: own, ...text } = topic[lang];
      return { ...text, items: own.length === 0 ? blanks() : own };
    });
    return { ...topic, ...texts };
  },
  complete: ["title", "items"],
  order: "arranged",
  met: 1,
  title: (topic, lang) => topic[lang].title,
  summary: (topic): TopicSummary => ({
    parts: topic.eng.items.length,
    references: Math.max(...LANGS.map((lang) => topic[lang].references.length)),
  }),
  view: (id, topic) => `/sma#${topic?.key ?? id}`,
  parts: (topic, lang) =>
    topic[lang].items.map(({ subTitle, content }) => ({ heading: subTitle, text: content })),
  publicName: { eng: "About SMA", tra: "認識 SMA", sim: "认识 SMA" },
  words: smaTopicWords,
});

/** A topic before it has an id. */
export type TopicDraft = Content<typeof sma>;
export type TopicEntry = Entry<typeof sma>;

/** A topic in the staff's list. */
export type TopicCard = ListedEntry & TopicSummary;

const day = custom({
  input: z.iso.date().or(z.literal("")),
  output: z.string(),
  empty: () => "",
  text: (date) => [date],
  sample: "2026-11-20",
});

/** Refuses a day that is to come, which only the moment of the request knows, and one on which nobody reviewed. */
const datedRightly: Rule<{ date: string } & Localized<{ reviewer: string }>> = {
  check: ({ date, ...texts }, refuse) => {
    const miss = (path: string[], problem: SmaProblem) => refuse(path, problem);
    if (date > hongKongDay(new Date())) miss(["date"], "reviewInFuture");
    if (date !== "" && LANGS.every((lang) => texts[lang].reviewer === ""))
      miss(["eng", "reviewer"], "reviewerNeeded");
  },
};

/** When the topics were last compared with their sources (`YYYY-MM-DD`, `""` if never), and by whom. */
export const smaReview = contentRecord({
  name: "smaReview",
  shared: { date: day },
  texts: { reviewer: text({ max: 300 }) },
  rules: [datedRightly],
  complete: ["reviewer"],
  view: "/sma",
  words: smaReviewWords,
});

export type ReviewEntry = Entry<typeof smaReview>;
