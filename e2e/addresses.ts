import { staffSections } from "../src/features/menu";
import type { SmaTopic } from "../src/features/sma/shapes";
import { charityItems } from "./charity-items";
import { first, notes, starredNews } from "./content";
import { publicPages as pagesAt } from "./public-pages";
import { STAFF } from "./server";
import type { SiteAddress } from "./site";

/** Every public address but the pages that say that there is none. */
export const publicPages = ({ url }: SiteAddress): Promise<string[]> => pagesAt(url);

/** Every screen of the staff area that needs somebody signed in: those of the menu, and the editor of an item. */
export async function staffScreens(site: SiteAddress): Promise<string[]> {
  const { _id } = first(await starredNews(site));
  const menu = staffSections.flatMap(({ links }) => links.map(({ to }) => to));
  const { _id: note } = first(await notes(site));
  const { _id: item } = first(await charityItems(site));
  return [
    "/cms",
    ...menu,
    `/cms/EditNews?news_id=${_id}`,
    `/cms/EditAppreciation?note_id=${note}`,
    `/cms/editcharityitem?item_id=${item}`,
    "/cms/addsma",
    "/cms/adddonation",
    "/cms/donationtotals",
    await donationEditor(site),
    await smaEditor(site),
  ];
}

/** The editor of the donation that was given last; only staff may list them. */
async function donationEditor(site: SiteAddress): Promise<string> {
  const answer = await fetch(`${site.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(STAFF),
  });
  const Cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const list = await (await fetch(`${site.url}/api/donations`, { headers: { Cookie } })).json();
  return `/cms/editdonation?donation_id=${first(list.donations as { _id: string }[])._id}`;
}

/** The editor of the SMA topic that has a table. */
async function smaEditor(site: SiteAddress): Promise<string> {
  const { sma } = (await (await fetch(`${site.url}/api/sma`)).json()) as { sma: SmaTopic[] };
  return `/cms/editsma?topic_id=${sma.find(({ key }) => key === "symptoms")?._id}`;
}

/** A plain address under a language: `/` under `tra` is `/tra`. */
export const inLang = (lang: string, path: string): string => `/${lang}${path === "/" ? "" : path}`;
