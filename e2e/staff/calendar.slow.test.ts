import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsTitled } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { sidewaysOverflow, tornWords } from "../fixtures/layout";
import { languagePart, newsRow, signIn } from "../fixtures/staff";

const here = journey();

async function staffPage(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto(path);
  return page;
}

/** A news item as visitors get it, by its English header. */
const published = (header: string) => newsTitled(here.site, header);

/** Has what is planned come due, as if its time were now. */
function letTimeCome(): void {
  const database = new DatabaseSync(join(here.site.dataDir, "kapok.sqlite"), { timeout: 10_000 });
  database
    .prepare("update scheduled_change set at = ? where state = 'waiting'")
    .run(new Date(Date.now() - 1000).toISOString());
  database.close();
}

const nextYear = new Date().getUTCFullYear() + 1;
const weekday = new Date(`${nextYear}-11-29`).toLocaleDateString("en-GB", { weekday: "long" });

it("publishes three languages at the time that was chosen, and says so everywhere before", async () => {
  const page = await staffPage(`/cms/calendar?month=${nextYear}-11`);
  await page.getByText("Nothing is planned").waitFor();
  await page.getByRole("table", { name: `November ${nextYear}` }).waitFor();
  await page.goto("/cms/addnews");
  await languagePart(page, "eng").header.fill("On Monday at nine");
  await languagePart(page, "tra").header.fill("星期一九時");
  await languagePart(page, "sim").header.fill("星期一九点");
  // A date in the future is asked about only where nobody has chosen when it is published.
  await page.getByLabel("Date", { exact: true }).fill(`${nextYear - 1}-12-31`);
  await page.getByRole("button", { name: "Publish later" }).click();
  const date = page.getByLabel("Publish on");
  await expect.poll(() => date.inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await page.getByLabel("Publish at (Hong Kong time)").inputValue()).toBe("09:00");

  here.expectFault(/status of 400/);
  // A time that has passed is refused beside the field, and nothing is saved.
  await date.fill("2020-01-06");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByText("This time has passed.").last().waitFor();
  expect(await date.getAttribute("aria-invalid")).toBe("true");
  await date.fill(`${nextYear}-11-29`);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const said = `Scheduled: will be published ${weekday} 29 November ${nextYear} at 09:00, Hong Kong time.`;
  await page.getByRole("status").getByText(said).waitFor();
  await page.waitForURL("/cms/managenews");
  const row = newsRow(page, "On Monday at nine");
  await row.getByText(`Scheduled: 29 Nov ${nextYear}, 09:00`).waitFor();
  // Beside the date of the item, which is another day.
  await row
    .getByRole("cell")
    .filter({ hasText: `31 Dec ${nextYear - 1}` })
    .getByText(`Scheduled 29 Nov ${nextYear}`)
    .waitFor();
  expect(await published("On Monday at nine")).toBeUndefined();

  // It is mended before: the time stays, and what is published is what was saved last.
  await row.getByRole("link", { name: /On Monday at nine/ }).click();
  await page.locator("form").getByText(said).waitFor();
  expect(await page.getByLabel("Publish on").inputValue()).toBe(`${nextYear}-11-29`);
  await languagePart(page, "eng").header.fill("On Monday at nine, mended");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.waitForURL("/cms/managenews");
  expect(await published("On Monday at nine, mended")).toBeUndefined();

  await page.goto("/cms");
  await page.getByText("Scheduled: 1").waitFor();
  await page.getByRole("link", { name: "On Monday at nine, mended" }).waitFor();
  await page.getByText(new RegExp(`${weekday} 29 November`)).waitFor();
  await page.goto(`/cms/calendar?month=${nextYear}-11`);
  await page
    .getByRole("table", { name: `November ${nextYear}` })
    .getByRole("cell", { name: `29 November ${nextYear}` })
    .getByRole("link", { name: "On Monday at nine, mended" })
    .waitFor();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await page
    .getByRole("row", { name: /On Monday at nine, mended/ })
    .getByText("all languages")
    .waitFor();
  // On a tablet the title had what four other columns left, a letter or two.
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tornWords(page, "table td")).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }

  letTimeCome();
  await expect.poll(() => published("On Monday at nine, mended"), { timeout: 10_000 }).toBeDefined();
  const visitor = await here.visit();
  await visitor.goto("/tra/archive");
  await visitor.getByText("星期一九時").first().waitFor();
  await page.reload();
  await page.getByLabel("Show").selectOption("Recently done");
  await page.waitForURL(/part=done/);
  await page.getByRole("row", { name: /On Monday at nine, mended/ }).waitFor();
});
