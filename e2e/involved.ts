import type { Page } from "playwright-core";
import type { VisitOptions } from "./browser";
import { charityItems } from "./charity-items";
import { first } from "./content";
import type { Journey } from "./journey";

/** Get Involved and its first item. */
export async function involved(here: Journey, options: VisitOptions = {}) {
  const page = await here.visit(options);
  await page.goto("/involved");
  const item = first(await charityItems(here.site));
  const link = page.getByRole("link", { name: item.eng.name, exact: true });
  const panel = page.getByRole("dialog");
  return { page, item, link, panel };
}

/** Fills in the form of an item, but for the telephone. */
export async function fillIn(place: ReturnType<Page["getByRole"]>): Promise<void> {
  await place.getByLabel("Name").fill("Chan Siu Ming");
  await place.getByLabel("E-mail").fill("siuming@example.org");
  await place.getByLabel(/^Detail/).fill("Two, please.");
}
