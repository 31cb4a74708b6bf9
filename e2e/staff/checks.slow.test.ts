import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { newsOfYear, publish, sessionCookie, uploadPhoto } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { smaPage } from "../fixtures/sma-page";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();
const sma = smaPage(here);

const TABLE =
  "<table><tbody><tr><td>項目</td><td>日期</td></tr><tr><td>游泳</td><td>五月</td></tr></tbody></table>";
const WRITTEN = `<h3>如何報名</h3><p>我們在北角集合。</p>${TABLE}<p>詳情請<a href="/contact">按此</a>，多謝。</p>`;

it("somebody writes with several faults, makes them right in the list, goes to the last, and publishes with it", async () => {
  const coverId = await uploadPhoto(here.site, await sessionCookie(here.site));
  const news = {
    date: "2026-05-01",
    coverId,
    eng: { header: "Swimming" },
    tra: { header: "游泳", content: WRITTEN },
  };
  const id = await publish(here.site, news);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  const tra = languagePart(page, "tra");
  await tra.header.fill("星期六两点游泳");
  const count = page.getByRole("button", { name: "5 to check" });
  await count.waitFor();
  expect(await page.getByRole("status").filter({ hasText: "5 to check" }).count()).toBe(1);

  await count.click();
  const list = page.getByRole("dialog", { name: "Before you publish" });
  await list.getByText("This is advice. You can publish as it is.").waitFor();
  const found: Findings = {};
  await look(page, found, "checks");
  expect(found).toEqual({});
  await list.getByText("Header (Traditional Chinese): “两点”").waitFor();

  await list.getByRole("button", { name: /^Convert them/ }).click();
  await list.getByRole("status").getByText("Done: Simplified characters in a Traditional text").waitFor();
  await expect.poll(() => tra.header.inputValue()).toBe("星期六兩點游泳");
  await list.getByRole("button", { name: /^Make the first row the headings/ }).click();
  await list.getByRole("status").getByText("Done: A table without headings").waitFor();
  await list.getByRole("button", { name: "Undo" }).click();
  await list.getByText("Taken back: A table without headings").waitFor();
  await list.getByRole("button", { name: /^Make the first row the headings/ }).click();
  await expect.poll(() => tra.content.locator("th").count()).toBe(2);
  // Where one was made right, the next has the focus.
  expect(await page.evaluate(() => document.activeElement?.closest(".check-row") !== null)).toBe(true);

  const picture = list.getByRole("listitem").filter({ hasText: "A picture without a description" });
  await picture.getByRole("button", { name: /^Go to it/ }).click();
  await list.waitFor({ state: "detached" });
  const description = page.getByLabel("Description (English)");
  expect(await description.evaluate((field) => field === document.activeElement)).toBe(true);
  await description.fill("Two children in a pool");
  await page.getByRole("button", { name: / to check$/ }).click();
  await expect.poll(() => picture.count()).toBe(0);

  const link = list.getByRole("listitem").filter({ hasText: "“按此”" });
  await link.getByLabel("New words of the link").fill("聯絡我們");
  await link.getByRole("button", { name: /^Use these words/ }).click();
  await expect.poll(() => tra.content.locator("a").textContent()).toBe("聯絡我們");

  await list.getByRole("button", { name: /^Go to it: .*如何報名/ }).click();
  await list.waitFor({ state: "detached" });
  expect(await tra.content.evaluate((text) => text.contains(document.activeElement))).toBe(true);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("如何報名");
  await page.getByRole("button", { name: "1 to check" }).waitFor();

  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.waitForURL("/cms/managenews");
  const [item] = (await newsOfYear(here.site, 2026)).filter(({ _id }) => _id === id);
  expect(item?.tra.header).toBe("星期六兩點游泳");
  expect(item?.tra.content).toContain('<th scope="col">項目</th>');
  expect(item?.tra.content).toContain("<h3>如何報名</h3>");
  expect(item?.tra.content).toContain('<a href="/contact">聯絡我們</a>');
});

it("nothing is said while a word is composed", async () => {
  // The clock of the test wants to run in a frame that is there for no script.
  here.expectFault(/^console: Blocked script execution in .*robots\.txt/);
  const page = await here.visit();
  await signIn(page);
  await page.clock.install();
  await openScreen(page, "/cms/newappreciation");
  const text = languagePart(page, "sim").region.getByLabel("Text", { exact: true });
  const known = page.waitForResponse(/\/assets\/characters-/);
  await text.click();
  await known;
  await text.dispatchEvent("compositionstart");
  await text.fill("認識這種病");
  await page.clock.runFor(20_000);
  const count = page.getByRole("button", { name: "1 to check" });
  expect(await count.count()).toBe(0);
  await text.dispatchEvent("compositionend");
  await page.clock.runFor(5_000);
  await count.waitFor();
});

it("a form of a shape of its own is looked at too", async () => {
  const page = await sma.editorOf(await sma.keyed("what-is-sma"));
  const title = page.locator('[id="field-topic-sim-title"]');
  await title.fill("認識這種病");
  await page.getByRole("button", { name: / to check$/ }).click();
  const list = page.getByRole("dialog", { name: "Before you publish" });
  const row = list.getByRole("listitem").filter({ hasText: "認識這種" });
  await row.getByRole("button", { name: /^Convert them/ }).click();
  await expect.poll(() => title.inputValue()).toBe("认识这种病");
});
