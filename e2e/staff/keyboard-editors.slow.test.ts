import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { staffScreens } from "../fixtures/addresses";
import { isAnnounced, noteAnnouncements } from "../fixtures/announcements";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, signIn } from "../fixtures/staff";

// Every screen that saves something, each by its first text; by keys as in keyboard-staff.test.ts.
const here = journey();
let page: Page;

async function begin(keyboard: boolean): Promise<void> {
  page = await here.visit({ keyboard });
  await noteAnnouncements(page);
  await signIn(page);
}

const FIRST_TEXT =
  "main form :is(textarea.field, input.field:not([type=date], [type=search])):not(details *)";

/** Opens the screen whose address begins like this. */
async function open(start: string): Promise<void> {
  const path = (await staffScreens(here.site)).find((each) => each.startsWith(start));
  if (!path) throw new Error(`There is no screen at ${start}.`);
  await openScreen(page, path);
}

const EDITORS: [string, string][] = [
  ["/cms/EditNews?", "News Uploaded"],
  ["/cms/EditAppreciation?", "Note Uploaded"],
  ["/cms/editcharityitem?", "Item Uploaded"],
  ["/cms/editsma?", "Information of SMA has been updated"],
  ["/cms/smareview", "Information of SMA has been updated"],
  ["/cms/orgstructure", "Note Uploaded"],
  ["/cms/updatechart", "Chart Uploaded"],
  ["/cms/donor", "Information of Donors has been updated"],
];

async function change(start: string, said: string): Promise<void> {
  await open(start);
  await page.locator(FIRST_TEXT).first().fill("Written in a test");
  const asked = page.getByLabel("Was this change medically reviewed?");
  if ((await asked.count()) > 0) await asked.selectOption("no");
  await page.locator("main form [type=submit]").last().click();
  await isAnnounced(page, said);
}

// By the mouse too, which is quicker; KEYBOARD=all has no mouse anywhere.
it("changes a text on each, and hears that it is saved", { timeout: 120_000 }, async () => {
  await begin(false);
  for (const [start, said] of EDITORS) await change(start, said);
});

it.each(EDITORS.slice(2, 4))("changes a text at %s by keys", async (start, said) => {
  await begin(true);
  await change(start, said);
});

it("changes the note of a donation, and hears that it is saved", async () => {
  await begin(true);
  await open("/cms/editdonation?");
  await page.locator("main form textarea").last().fill("Written by keys");
  await page.locator("main form [type=submit]").last().click();
  await isAnnounced(page, "Donation saved");
});

it("renames a form, and hears that", async () => {
  await begin(true);
  await open("/cms/patient");
  await page.locator("main .more-menu summary").first().click();
  const rename = page.getByRole("link", { name: /^Rename: / }).first();
  await rename.click();
  await hasFocus(page.locator(FIRST_TEXT).first());
  await page.locator(FIRST_TEXT).first().fill("Written by keys");
  await page.locator("main form [type=submit]").last().click();
  await isAnnounced(page, "Form updated");
});

it("puts an image in the place of another, takes it away, and hears both", async () => {
  await begin(true);
  await open("/cms/special");
  await choosePhotos(page.getByRole("button", { name: /^Replace ?: Image 1$/ }));
  await isAnnounced(page, "Image Uploaded");
  await page.getByRole("button", { name: /^Remove ?: Image 1$/ }).click();
  await isAnnounced(page, "Removed: image 1");
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
