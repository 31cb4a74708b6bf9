import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isAnnounced } from "../fixtures/announcements";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { button, screenByKeys } from "../fixtures/keyboard-screen";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { write } from "../fixtures/staff-messages";

// As in keyboard-staff.test.ts: all by keys.
const here = journey();

const submit = (page: Page) => button(page, "Submit").click();

it("enters a donation, deletes it and takes that back", async () => {
  const page = await screenByKeys(here, "/cms/adddonation");
  await page.getByLabel("Method").selectOption("Cheque");
  await page.getByLabel("Amount").fill("123");
  await page.getByLabel("First name").fill("Ying");
  await submit(page);
  await isAnnounced(page, "Donation added");
  await hasFocus(page.getByRole("heading", { level: 1 }));
  const remove = button(page, "Delete: Ying, HK$123");
  const more = page.locator("summary", { hasText: "More for Ying, HK$123" });
  await more.click();
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await remove.waitFor({ state: "detached" });
  await hasFocus(button(page, "Undo"));
  await button(page, "Undo").click();
  await more.click();
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "No" }).click();
  await hasFocus(remove);
});

it("marks a message as done, which takes it from the list, and goes on from there", async () => {
  await write(here.site.url, { firstName: "Kit" });
  const page = await screenByKeys(here, "/cms/messages");
  const done = button(page, "Mark as done: Kit Chan");
  await done.click();
  await isAnnounced(page, "Marked as done");
  await done.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await button(page, "Mark as to do: Kit Chan").waitFor();
});

it("replaces a link by its own button, and stays there", async () => {
  const page = await screenByKeys(here, "/cms/volunteer");
  await page.getByLabel("Sign-up link for individuals").fill("https://kapok.example/new");
  const replace = button(page, "Replace Form: Sign-up link for individuals");
  await replace.click();
  await isAnnounced(page, "Link updated");
  await hasFocus(replace);
});

it("gives a colleague an account, and changes the telephone number of the site", async () => {
  const page = await screenByKeys(here, "/cms/staff");
  await page.getByLabel("Username").fill("anna");
  await page.getByLabel("Your password").fill(STAFF.password);
  await button(page, "Add an account").click();
  const made = page.getByRole("region", { name: "Password of anna" });
  await made.getByRole("button", { name: "I have noted it" }).click();
  await made.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await openScreen(page, "/cms/site");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("+852 1111 2222");
  await submit(page);
  await isAnnounced(page, "Site details have been updated");
});
