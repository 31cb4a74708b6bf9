import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";

/** The state of a revision: draft, in review, scheduled, published, or archived. */
export const REVISION_STATES = ["draft", "in_review", "scheduled", "published", "archived"] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** The facts that determine the state of a revision. */
export interface RevisionFacts {
  number: number;
  /** True where it is or once was what visitors get. */
  wasPublished: boolean;
  /** The number of the newest revision of its entry, and of that which visitors get; null for none. */
  newest: number;
  published: number | null;
  /** True while approval of the newest is requested. */
  isInReview: boolean;
  /** The numbers of the revisions that are to be published at a time. */
  scheduled: readonly number[];
}

/** The state of a revision; the one that visitors get is published, even with a pending request. */
export function revisionState(facts: RevisionFacts): RevisionState {
  const { number, published, newest } = facts;
  if (number === published) return "published";
  if (facts.scheduled.includes(number)) return "scheduled";
  if (facts.isInReview && number === newest) return "in_review";
  return facts.wasPublished ? "archived" : "draft";
}

/** The revision that visitors get in each language: that which is published, where it says something in it. */
export const publishedIn = (published: number | null, langs: readonly Lang[]): Localized<number | null> =>
  localized((lang) => (langs.includes(lang) ? published : null));

export const NOTHING_PUBLISHED = publishedIn(null, LANGS);
