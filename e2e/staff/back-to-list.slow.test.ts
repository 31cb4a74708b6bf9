import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

/** Opens a list and from it the first entry to edit, and saves that. */
async function edited(list: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, list);
  const edit = page
    .getByRole("main")
    .getByRole("link", { name: /^Edit: / })
    .first();
  await edit.click();
  await page.getByRole("button", { name: "Submit" }).click();
  return page;
}

it("leads from a saved news item back to the page of the list that it was opened from", async () => {
  for (let number = 0; number < 3; number += 1) {
    await publish(here.site, { eng: { header: `Filler ${number}` } });
  }
  const page = await edited("/cms/managenews?q=Filler&page=1");
  await page.waitForURL("/cms/managenews?q=Filler&page=1");
  await page.getByRole("link", { name: "Edit: Filler 0", exact: true }).waitFor();
  expect(await page.getByLabel("Search").inputValue()).toBe("Filler");
});

it("leads from a form that is left as it was back to where it was opened from", async () => {
  await publish(here.site, { eng: { header: "Left alone" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews?q=alone&page=1");
  await page.getByRole("link", { name: "Edit: Left alone" }).click();
  await page.getByRole("main").getByRole("link", { name: "Manage News", exact: true }).click();
  await page.waitForURL("/cms/managenews?q=alone&page=1");
});
