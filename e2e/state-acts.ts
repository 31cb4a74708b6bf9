import type { Page } from "playwright-core";

/** Brings a page that has just been opened into its state. */
export type Act = (page: Page) => Promise<void>;

/** Presses the first of these and waits for what that brings. */
export const press =
  (what: string, brings: string): Act =>
  async (page) => {
    await page.locator(what).first().click();
    await page.locator(brings).first().waitFor();
  };

/** Unfolds the first of these. */
export const open =
  (summary: string): Act =>
  async (page) => {
    await page.locator(summary).first().click();
    await page.locator("details[open]").first().waitFor();
  };

/** Sends the main form as it is, which is not enough. */
export const refused: Act = async (page) => {
  await page.getByRole("main").locator("form [type=submit]").last().click();
  await page.getByRole("alert").first().waitFor();
};
