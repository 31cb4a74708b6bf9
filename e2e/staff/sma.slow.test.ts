import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { first } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { LANGUAGE, smaPage, submitSma } from "../fixtures/sma-page";
import { choosePhotos } from "../fixtures/staff";

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
