import { staffMenus } from "../src/features/menu";
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

/** Every screen of the staff area that needs somebody signed in: those of the menu, and the editor of an item. */
export async function staffScreens(site: Site): Promise<string[]> {
  const { _id } = first(await starredNews(site));
  const menu = staffMenus.flatMap(({ links }) => links.map(({ to }) => to));
  return ["/cms", ...menu, `/cms/EditNews?news_id=${_id}`];
}

/** A plain address under a language: `/` under `tra` is `/tra`. */
export const inLang = (lang: string, path: string): string => `/${lang}${path === "/" ? "" : path}`;
