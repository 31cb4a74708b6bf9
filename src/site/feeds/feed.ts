import type { Deps } from "../../platform/deps.server";
import type { Shown } from "../../platform/locale/fallback.server";
import type { Lang } from "../../platform/locale/lang";

/** An entry for feed readers, in their language or its fallback. */
export interface FeedEntry {
  /** Of the store: what it is called in feeds follows from it, and never changes. */
  id: string;
  /** Plain address of its page. */
  path: string;
  title: Shown;
  summary: Shown;
  /** Complete HTML; its addresses in the page's form, which the feed makes absolute. */
  content: Shown;
  /** Plain address of its picture. */
  image?: string | undefined;
  tags: readonly string[];
  /** ISO 8601, UTC. */
  published: string;
  updated: string;
}

/** The query of a feed: a language, and one category or all. */
export interface FeedQuery {
  lang: Lang;
  category: string | null;
}

/** What a feature has for the site's feed. */
export interface FeedSource {
  /** The values of `cat`. */
  categories: readonly string[];
  /** The name of the feed beside the charity's. */
  title: (query: FeedQuery) => string;
  /** Plain address of the page that has the same. */
  page: (query: FeedQuery) => string;
  /** The newest, newest first. */
  entries: (deps: Pick<Deps, "db">, query: FeedQuery) => Promise<readonly FeedEntry[]>;
}

/** A feed with all that is in it; every address is absolute. */
export interface Feed {
  /** As `urn:uuid:…`. */
  id: string;
  lang: Lang;
  title: string;
  /** The charity's name. */
  author: string;
  home: string;
  self: string;
  updated: string;
  entries: readonly (Omit<FeedEntry, "path"> & { url: string })[];
}

export const FEED_FORMATS = {
  atom: { file: "feed.atom", type: "application/atom+xml" },
  json: { file: "feed.json", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

/** The address of a feed without its language. */
export const feedPath = (format: FeedFormat, category: string | null): `/${string}` =>
  `/${FEED_FORMATS[format].file}${category === null ? "" : `?${new URLSearchParams({ cat: category })}`}`;
