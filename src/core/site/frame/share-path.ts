import type { Lang } from "../../locale/lang";

/** The pages that have a picture for link previews. */
export const SHARE_PAGES = [
  "home",
  "about",
  "archive",
  "sma",
  "involved",
  "contact",
  "donate",
  "privacy",
  "comfort",
  "accessibility",
] as const;

export type SharePage = (typeof SHARE_PAGES)[number];

/** Address of the picture for the page at a plain address; a page without one of its own has Home's. */
export function sharePath(path: string, lang: Lang): string {
  const [, first = ""] = path.split(/[/?]/);
  return `/og/${SHARE_PAGES.find((page) => page === first) ?? "home"}.${lang}.jpg`;
}

/** Address of the picture for a news item. */
export const newsSharePath = (id: string, lang: Lang): string => `/og/news-${id}.${lang}.jpg`;
