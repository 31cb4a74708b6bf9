import type { Page } from "playwright-core";
import { noteAnnouncements } from "./announcements";
import type { Journey } from "./journey";
import { openScreen, signIn } from "./staff";

/** A staff screen in a window without a mouse, whose announcements are noted. */
export async function screenByKeys(here: Journey, path: string): Promise<Page> {
  const page = await here.visit({ keyboard: true });
  await noteAnnouncements(page);
  await signIn(page);
  await openScreen(page, path);
  return page;
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
