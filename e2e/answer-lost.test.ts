import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish } from "./content";
import { intercept } from "./intercept";
import { journey } from "./journey";
import { languagePart, openScreen, signIn } from "./staff";

const here = journey();

async function open(path: string): Promise<Page> {
  here.expectFault(/ERR_FAILED/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** Presses Submit, whose call at `path` arrives and is not heard of again; then presses it once more. */
async function submitTwice(page: Page, path: string): Promise<void> {
  let isLost = true;
  await intercept(page, path, async (route) => {
    const answer = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  });
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await page.getByRole("alert").getByText("could not be reached").waitFor();
  isLost = false;
  await submit.click();
  await page.waitForURL("/cms/managenews");
}

it("saves a form once whose answer was lost, when it is submitted again", async () => {
  const page = await open("/cms/addnews");
  await languagePart(page, "eng").header.fill("Answered late");
  await submitTwice(page, "/api/addnews");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.filter(({ eng }) => eng.header === "Answered late")).toHaveLength(1);
});

it("takes an edit whose answer was lost for nobody else's", async () => {
  const id = await publish(here.site, { eng: { header: "Before" } });
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.fill("Saved unheard");
  await submitTwice(page, "/api/editNews");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.find(({ _id }) => _id === id)).toMatchObject({ version: 2, eng: { header: "Saved unheard" } });
});
