import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { stopTime } from "../fixtures/banner";
import { first } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openMove } from "../fixtures/ordered-list";
import { LANGUAGE, smaPage, submitSma } from "../fixtures/sma-page";
import { choosePhotos, openMore } from "../fixtures/staff";

const here = journey();
const sma = smaPage(here);

const TITLES = { eng: "Sleep", tra: "睡眠", sim: "睡眠" };
const PARTS = { eng: "Lying on one side", tra: "側睡", sim: "侧睡" };
const TEXTS = { eng: "A pillow helps.", tra: "枕頭有幫助。", sim: "枕头有帮助。" };

describe("a topic that staff add", () => {
  it("is on the page at the next request, in three languages, with its citations and its photo", async () => {
    const page = await sma.screen("/cms/sma");
    await page.getByRole("link", { name: "Add topic" }).click();
    await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Cover photo$/ }));
    await page.getByRole("button", { name: /^Replace ?: Cover photo$/ }).waitFor();
    await page.locator("summary").getByText("(no sub-title)", { exact: true }).click();
    for (const lang of LANGS) {
      await page.getByLabel(`Title (${LANGUAGE[lang]})`, { exact: true }).fill(TITLES[lang]);
      await page.getByLabel(`Sub-title (${LANGUAGE[lang]})`).fill(PARTS[lang]);
      await page.getByLabel(`Text (${LANGUAGE[lang]})`).fill(`${TEXTS[lang]} [2]\n\n[1]`);
      await page
        .locator(".language-panel", { has: page.getByLabel(`Title (${LANGUAGE[lang]})`, { exact: true }) })
        .getByText("complete")
        .waitFor();
    }
    await page.getByText("Not in the references: [2] [1]").first().waitFor();
    await page.getByRole("textbox", { name: "References" }).fill("A nurse\nhttps://sleep.example/side");
    await page.getByText("Not in the references").first().waitFor({ state: "detached" });
    await submitSma(page);
    await page.waitForURL("/cms/sma");

    const { _id } = first((await sma.topics()).filter(({ eng }) => eng.title === TITLES.eng));
    for (const lang of LANGS) {
      const visitor = await sma.visit(lang);
      const tile = visitor.locator(".tile").last();
      expect(await tile.textContent()).toBe(TITLES[lang]);
      await visitor.waitForFunction(() => {
        const photo = document.querySelector<HTMLImageElement>(".tile img");
        photo?.scrollIntoView();
        return photo?.complete && photo.naturalWidth > 0;
      });
      await tile.click();
      await visitor.waitForURL((url) => url.hash === `#${_id}`);
      const topic = visitor.locator(`[id="${_id}"]`);
      const text = topic.locator(".fold-text p").first();
      expect(await text.textContent()).toBe(`${TEXTS[lang]} [2]`);
      expect(await topic.locator(".fold-text p").count()).toBe(2);
      await text.locator("[role=doc-noteref]").click();
      expect(await visitor.locator("li:target").textContent()).toBe("https://sleep.example/side");
    }
  });

  it("falls back where a language has no text, and says so", async () => {
    const page = await sma.screen("/cms/addsma");
    await page.getByLabel("Title (Traditional Chinese)", { exact: true }).fill("復康車");
    await page.locator("summary").getByText("(no sub-title)", { exact: true }).click();
    await page.getByLabel("Sub-title (English)").fill("Booking a ride");
    await page.getByLabel("Text (Traditional Chinese)").fill("請預早預約。");
    await submitSma(page);
    const visitor = await sma.visit("sim");
    const topic = visitor.locator("section", { has: visitor.getByRole("heading", { name: "康复车" }) });
    expect(await topic.getByRole("heading", { level: 3 }).getAttribute("lang")).toBe("en");
    await topic.getByText("请提前预约。").waitFor();
    await topic.getByText("此内容由繁体中文自动转换。").waitFor();
  });
});

it("puts topics in order, deletes one and brings it back by Undo", async () => {
  const page = await sma.screen("/cms/sma");
  const before = (await sma.topics()).map(({ eng }) => eng.title);
  const update = page.getByRole("button", { name: "Update Order" });
  expect(await update.isDisabled()).toBe(true);
  await stopTime(page); // the banner stays for one second only
  await openMove(page, "Causes and genetics");
  await page.getByRole("button", { name: /^Move up ?: Causes and genetics$/ }).click();
  await update.click();
  await page.getByRole("status").getByText("Order Updated", { exact: true }).waitFor();
  await expect.poll(() => update.isDisabled()).toBe(true);
  const visitor = await sma.visit("eng");
  const tiles = visitor.locator(".tile");
  expect((await tiles.allTextContents()).slice(0, 2)).toEqual([before[1], before[0]]);

  await openMore(page, "Causes and genetics");
  await page.getByRole("button", { name: "Delete: Causes and genetics" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("status").getByText("Deleted: Causes and genetics").waitFor();
  const heading = page.getByRole("heading", { level: 2, name: "Causes and genetics" });
  await heading.waitFor({ state: "detached" });
  await visitor.reload();
  expect((await tiles.allTextContents())[0]).toBe(before[0]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await heading.waitFor();
  await visitor.reload();
  expect((await tiles.allTextContents())[0]).toBe("Causes and genetics");
  await visitor.goto("/eng/sma#genetics");
  await visitor.locator("#genetics:target").waitFor();
});

it("says when and by whom the page was reviewed, as staff have it", async () => {
  const page = await sma.screen("/cms/smareview");
  await page.getByLabel("Last reviewed").fill("2026-11-02");
  await page
    .getByRole("region", { name: /^Traditional/ })
    .getByLabel("Reviewed by")
    .fill("示範診所");
  await submitSma(page);
  const visitor = await sma.visit("tra");
  await visitor.getByText("覆核：示範診所").waitFor();
  await visitor.getByText("最後覆核：2026年11月2日").waitFor();
});

it("leads by the outline to a part, open, and marks what a language lacks", async () => {
  const topic = await sma.keyed("genetics");
  const page = await sma.editorOf(topic);
  const name = topic.eng.items[1]?.subTitle ?? "";
  const outline = page.getByRole("navigation", { name: "On this screen" });
  expect(await outline.getByText("missing").count()).toBe(0);
  await outline.getByRole("link", { name }).click();
  const text = page.locator("#field-topic-eng-items-1-content");
  await text.fill("");
  await outline.getByRole("listitem").filter({ hasText: name }).getByText("missing").first().waitFor();
});

it("needs to know which topic to edit", async () => {
  const page = await sma.screen("/cms/editsma");
  await page.getByRole("heading", { level: 1, name: "SMA topics" }).waitFor();
});

describe.each([true, false])("the page, JavaScript %s", (javaScript) => {
  it("opens and closes each part by itself and has no script to download", async () => {
    const visitor = await sma.visit("sim", javaScript);
    expect(await visitor.locator("script[src], link[rel=modulepreload]").count()).toBe(0);
    const folds = visitor.locator("#symptoms .folds details");
    const open = () => folds.evaluateAll((all) => all.map((fold) => fold.hasAttribute("open")));
    const first = (await open()).map((_, index) => index === 0);
    expect(await open()).toEqual(first);
    await folds.nth(1).locator("summary").click();
    await folds.nth(2).locator("summary").click();
    expect(await open()).toEqual(first.with(1, true).with(2, true));
    await folds.nth(1).locator("p").first().waitFor();
    await folds.nth(1).locator("summary").click();
    expect(await open()).toEqual(first.with(2, true));
  });
});
