import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hongKongDay } from "../../src/platform/locale/format";
import { taxYearOf } from "../../src/platform/money/money";
import { publish } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

/** Looks for words in the list of the screen, by keyboard. */
async function lookFor(page: Page, words: string): Promise<void> {
  const search = page.getByRole("search");
  await search.getByRole("searchbox").fill(words);
  await search.getByRole("searchbox").press("Enter");
}

it("narrows the news by a year and a category, and keeps them from page to page and word to word", async () => {
  const category = "Public Awareness" as const;
  await publish(here.site, { category: [category], date: "2011-03-04", eng: { header: "Narrow one" } });
  await publish(here.site, { category: [category], date: "2012-03-04", eng: { header: "Narrow two" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  const found = page.locator(".list-line").getByRole("status").first();
  const year = page.getByRole("combobox", { name: "Year" });
  await year.selectOption("2011");
  await page.waitForURL(/year=2011/);
  await page.getByLabel("Show").selectOption(category);
  await page.waitForURL(/part=/);
  await lookFor(page, "narrow");
  await expect.poll(() => found.textContent()).toBe("Found: 1");
  await page.getByRole("link", { name: "Edit: Narrow one" }).waitFor();
  await lookFor(page, "");
  await expect.poll(() => found.textContent()).toBe("Found: 1");
  expect(await year.inputValue()).toBe("2011");
  await year.selectOption("1999");
  await expect.poll(() => found.textContent()).toBe("Nothing found.");
  expect(await page.getByText("There is no news yet").count()).toBe(0);
});

it("sorts by a column of a wide list and by a choice of a narrow one, said in the address and to who cannot see it", async () => {
  for (const header of ["Sorted beta", "Sorted alpha", "Sorted gamma"])
    await publish(here.site, { eng: { header } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews?q=sorted");
  const links = page.getByRole("link", { name: /^Edit: Sorted / });
  const order = async () => (await links.allTextContents()).map((text) => text.replace("Edit: Sorted ", ""));
  const column = (name: string) => page.getByRole("columnheader", { name });
  expect(await column("Date").getAttribute("aria-sort")).toBe("descending");

  const byTitle = column("Title").getByRole("button");
  await byTitle.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/sort=title/);
  await expect.poll(order).toEqual(["alpha", "beta", "gamma"]);
  await hasFocus(byTitle);
  expect(await column("Title").getAttribute("aria-sort")).toBe("ascending");
  expect(await column("Date").getAttribute("aria-sort")).toBeNull();
  await page.getByRole("status").getByText("Sorted by Title: A to Z").waitFor({ state: "attached" });
  await byTitle.click();
  await expect.poll(order).toEqual(["gamma", "beta", "alpha"]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await byTitle.isVisible()).toBe(false);
  const choice = page.getByLabel("Sort by");
  expect(await choice.inputValue()).toBe("-title");
  await choice.selectOption({ label: "Last changed: earliest first" });
  await expect.poll(order).toEqual(["beta", "alpha", "gamma"]);
  // A search keeps the order.
  await lookFor(page, "sorted ");
  await page.waitForURL(/sort=changed/);
  await choice.selectOption({ label: "Date: latest first" });
  await expect.poll(() => new URL(page.url()).searchParams.has("sort")).toBe(false);
});

it("keeps words that were typed a moment ago when an order or a part of the list is chosen", async () => {
  for (const header of ["Momentary beta", "Momentary alpha"]) await publish(here.site, { eng: { header } });
  const page = await here.visit();
  await signIn(page);
  const typed = page.getByRole("searchbox");
  const address = () => new URL(page.url()).searchParams;
  await openScreen(page, "/cms/managenews");
  await typed.fill("momentary");
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await expect.poll(() => [address().get("q"), address().get("sort")]).toEqual(["momentary", "title"]);
  await page.getByRole("link", { name: "Edit: Momentary alpha" }).waitFor();
  expect(await typed.inputValue()).toBe("momentary");
  await openScreen(page, "/cms/messages");
  await typed.fill("momentary");
  await page.getByRole("link", { name: /^All/ }).last().click();
  await expect.poll(() => [address().get("q"), address().get("show")]).toEqual(["momentary", "all"]);
});

it("shows the tax year that runs as the usual choice, also where an address names it", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/statements?year=${taxYearOf(hongKongDay(new Date()))}`);
  const year = page.getByRole("combobox", { name: "Tax year" });
  expect(await year.locator("option:checked").textContent()).toMatch(/April/);
  expect(await page.getByRole("button", { name: "Remove filter: Tax year" }).count()).toBe(0);
});

it("lets a phone choose the order of donations, and put the choice where it can be seen", async () => {
  const page = await here.visit({ width: 360 });
  await signIn(page);
  await openScreen(page, "/cms/donations");
  const choice = page.getByLabel("Sort by");
  const box = await choice.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360 - 8);
  await choice.selectOption({ label: "Amount: smallest first" });
  await page.waitForURL(/sort=amount/);
  const amounts = page.locator(".figure-sum");
  await expect
    .poll(async () => {
      const said = (await amounts.allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, "")));
      return said.length > 1 && said.every((amount, at) => at === 0 || amount >= (said[at - 1] ?? 0));
    })
    .toBe(true);
});
