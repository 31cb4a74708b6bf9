import type { Locator, Page } from "playwright-core";
import { STAFF } from "./server";
import { openScreen } from "./staff";

/** Gives a colleague an account with a made password; gives the region that shows it. */
export async function addColleague(page: Page, username: string): Promise<Locator> {
  await openScreen(page, "/cms/staff");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Your password").fill(STAFF.password);
  await page.getByRole("button", { name: "Add an account" }).click();
  return page.getByRole("region", { name: `Password of ${username}` });
}
