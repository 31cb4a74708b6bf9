import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function open(path: string): Promise<Page> {
  here.expectFault(/ERR_FAILED/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** Presses Submit, whose call at `path` arrives and is not heard of again; then presses it once more. */
async function submitTwice(page: Page, path: string, method: string): Promise<void> {
  let isLost = true;
  const lose = async (route: Route) => {
    const answer = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  };
  await intercept(page, path, lose, { method });
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
  await submitTwice(page, "**/api/content/news", "POST");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.filter(({ eng }) => eng.header === "Answered late")).toHaveLength(1);
});

it("takes an edit whose answer was lost for nobody else's", async () => {
  const id = await publish(here.site, { eng: { header: "Before" } });
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.fill("Saved unheard");
  await submitTwice(page, "**/api/content/news/*", "PUT");
  const saved = await newsOfCategory(here.site, "all");
  expect(saved.find(({ _id }) => _id === id)).toMatchObject({ version: 2, eng: { header: "Saved unheard" } });
});

const GIFT = { Amount: "1234.56", "First name": "Siu-ming" };

/** Types the gift into the form that is open, and presses Submit. */
async function enterGift(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(GIFT)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Submit" }).click();
}

it("enters the next gift too, which says the same as one whose answer was lost", async () => {
  const page = await open("/cms/adddonation");
  await intercept(page, "/api/addDonation", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enterGift(page);
  await page.getByRole("alert").getByText("could not be reached").waitFor();
  await page.unroute("/api/addDonation");
  // They look whether it has arrived, and it has; the next envelope has the same amount of the same person.
  await page.getByRole("link", { name: "Donations", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  const entered = page.getByRole("row").filter({ hasText: "1,234.56" });
  await entered.waitFor();
  await page.getByRole("link", { name: "Add a donation" }).click();
  await page.getByRole("heading", { name: "Add a donation", level: 1 }).waitFor();
  await enterGift(page);
  await page.waitForURL("/cms/donations");
  await expect.poll(() => entered.count()).toBe(2);
});
