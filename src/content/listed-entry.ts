import * as z from "zod";
import { sortsBy } from "../platform/http/sorts";
import { LANGS, type Lang, localized } from "../platform/locale/lang";
import { listQuery, queryNumber } from "../platform/shapes";
import { NEEDS, STATES } from "./translation/states";

/** By what staff may sort a list that has an order of its own; with `-`, the last or latest first. */
export const SORTS = sortsBy(["title", "date", "changed"]);
type Sort = (typeof SORTS)[number];

/** The chosen order; titles are sorted as readers of `lang` look them up. */
export interface Sorting {
  sort: Sort;
  lang: Lang;
}

const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.object(localized(() => schema));

/** The query of a list for staff. */
export const cardsQuery = listQuery.extend({
  facet: z.string().max(100).optional(),
  needs: z.enum(NEEDS).optional(),
  year: queryNumber(0, 9999).optional(),
  sort: z.enum([...SORTS, "closest"]).optional(),
  lang: z.enum(LANGS).optional(),
});
/** The query of a list: page, filters and order. */
export type CardsQuery = z.output<typeof cardsQuery>;

/** The part of an entry that visitors do not get yet: see `Waiting` of unpublished-langs.ts. */
export const WaitingShape = z.object({
  isNew: z.boolean(),
  unpublished: z.array(z.enum(LANGS)),
  changed: z.array(z.enum(LANGS)),
});

/** Something that is to be done at a time to what visitors get of an entry. */
export const ScheduledShape = z.object({
  key: z.string(),
  act: z.enum(["publish", "unpublish"]),
  langs: z.array(z.enum(LANGS)),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type Scheduled = z.infer<typeof ScheduledShape>;

/** Pending approval, sent back by an administrator, or saved as a draft without a request. */
const REVIEW_STATES = ["waiting", "returned", "draft"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The part of an entry that an administrator has yet to publish, and its languages. */
export const ReviewShape = z.object({ state: z.enum(REVIEW_STATES), langs: z.array(z.enum(LANGS)) });
export type ReviewSummary = z.infer<typeof ReviewShape>;

/** The entry as staff's lists show it. */
export const ListedEntry = z.object({
  _id: z.string(),
  title: inLanguages(z.string()),
  complete: inLanguages(z.boolean()),
  /** The state of the whole entry in each language: the one of its texts that needs most attention. */
  states: inLanguages(z.enum(STATES)),
  /** Its `version` is given from 2 on, where the file was replaced. */
  cover: z
    .object({
      ...{ id: z.string(), width: z.number(), height: z.number() },
      version: z.number().int().optional(),
      /** Classes that position a crop. */
      focus: z.string().optional(),
    })
    .nullable(),
  date: z.string().nullable(),
  /** When it was last saved; `""` if unknown. */
  changed: z.string(),
  flags: z.array(z.string()),
  /** The part of its newest revision that visitors do not get yet; null where they get it. */
  waiting: WaitingShape.nullable(),
  scheduled: z.array(ScheduledShape),
});
export type ListedEntry = z.infer<typeof ListedEntry>;
