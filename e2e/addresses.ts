import { first, starredNews } from "./content";
import type { Site } from "./site";

/** Every public address but the pages that say that there is none. */
export async function publicPages(site: Site): Promise<string[]> {
  const { _id } = first(await starredNews(site));
  return [
    "/",
    "/about",
    "/involved",
    "/archive",
    "/archive?cat=all",
    `/archiveitem?news_id=${_id}`,
    "/privacy",
    "/sma",
    "/contact",
    "/donate",
    "/donate?method=bank",
    "/donate?method=cheque",
    "/donate?method=pps",
    "/unauthorized",
  ];
}

/** Every screen of the staff area that needs somebody signed in. */
export async function staffScreens(site: Site): Promise<string[]> {
  const { _id } = first(await starredNews(site));
  return ["/cms", "/cms/addnews", "/cms/managenews", `/cms/EditNews?news_id=${_id}`, "/cms/account"];
}

/** A plain address under a language: `/` under `tra` is `/tra`. */
export const inLang = (lang: string, path: string): string => `/${lang}${path === "/" ? "" : path}`;
