import type { Page } from "playwright-core";
import type { CharityItem } from "../src/features/charity-items/contract";
import type { SiteAddress } from "./site";

/** What visitors get from the API, in the order of the site. */
export async function charityItems(site: SiteAddress): Promise<CharityItem[]> {
  const answer = await fetch(`${site.url}/api/charityItems`);
  return ((await answer.json()) as { items: CharityItem[] }).items;
}

/** The English names of the items, in the order of the site. */
export async function itemNames(site: SiteAddress): Promise<string[]> {
  return (await charityItems(site)).map(({ eng }) => eng.name);
}

/** The row of an item in the staff's list. */
export function itemRow(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}
