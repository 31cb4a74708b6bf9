import type { Page } from "playwright-core";
import type { Journey } from "./journey";
import { openScreen, signIn } from "./staff";

/** Opens a staff list that is put in order, in a window high enough to see several rows at once. */
export async function openList(here: Journey, path: string): Promise<Page> {
  const page = await here.visit({ height: 1600 });
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** What the rows are called, in the order of the screen. */
export const shownNames = (page: Page): Promise<string[]> =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }).allTextContents();

/** The button that saves the order. */
export const updateOrder = (page: Page) => page.getByRole("button", { name: "Update Order" });
