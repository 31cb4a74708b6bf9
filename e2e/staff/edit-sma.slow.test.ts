import { describe, expect, it } from "vitest";
import { hongKongDay } from "../../src/platform/locale/format";
import { LANGS, localized } from "../../src/platform/locale/lang";
import { first } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { LANGUAGE, pressSubmit, smaPage, submitSma } from "../fixtures/sma-page";

const here = journey();
const sma = smaPage(here);

describe("the topics that were there", () => {
  it("have their table edited in each language", async () => {
    const page = await sma.editorOf(await sma.keyed("symptoms"));
    await page.getByText("Type 2", { exact: true }).click();
    const cells = localized((lang) => `${lang}: 7 to 17`);
    for (const lang of LANGS) {
      await page
        .getByLabel(`Age of onset (${LANGUAGE[lang]})`)
        .and(page.locator(":visible"))
        .fill(cells[lang]);
    }
    await page.getByText("Caption", { exact: true }).click();
    await page.getByLabel("Caption (English)").fill("Before there was treatment.");
    await submitSma(page);
    for (const lang of LANGS) {
      const visitor = await sma.visit(lang);
      const table = visitor.locator("#symptoms table");
      await table.getByRole("cell", { name: cells[lang], exact: true }).waitFor();
      expect(await table.getByRole("rowheader").count()).toBe(5);
    }
    const visitor = await sma.visit("eng");
    await visitor.getByRole("figure", { name: "Before there was treatment." }).waitFor();
  });

  it("refuse a citation of no reference, and lead to the folded text that has it", async () => {
    here.expectFault(/status of 400/);
    const page = await sma.editorOf(await sma.keyed("genetics"));
    const text = page.getByLabel("Text (Simplified Chinese)").nth(1);
    const folded = page.locator("details.fold-fields").nth(1);
    await folded.locator("summary").click();
    await text.fill("见 [99]。");
    await folded.locator("summary").click();
    await pressSubmit(page);
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^Part 2: Text \(Simplified Chinese\): A number/ })
      .click();
    await hasFocus(text);
    expect(await text.inputValue()).toBe("见 [99]。");
    expect((await sma.keyed("genetics")).sim.items[1]?.content).not.toContain("[99]");
  });

  it("keep each citation on its source when a reference is put first, and name one that was removed", async () => {
    const topic = first(
      (await sma.topics()).filter(({ eng }) => eng.items.some(({ content }) => content.includes("[1]"))),
    );
    const [one = "", two = ""] = topic.eng.references;
    const page = await sma.editorOf(topic);
    const references = page.getByRole("textbox", { name: "References", exact: true });
    await references.fill(["A new source", ...topic.eng.references].join("\n"));
    await submitSma(page);
    const after = first((await sma.topics()).filter(({ _id }) => _id === topic._id));
    expect(after.eng.references.slice(0, 3)).toEqual(["A new source", one, two]);
    const following = (content: string) =>
      content.replaceAll(/\[(\d+)\]/g, (_, number) => `[${Number(number) + 1}]`);
    for (const lang of LANGS) {
      expect(after[lang].items.map(({ content }) => content)).toEqual(
        topic[lang].items.map(({ content }) => following(content)),
      );
    }

    here.expectFault(/status of 400/);
    const again = await sma.editorOf(after);
    await again
      .getByRole("textbox", { name: "References", exact: true })
      .fill(["A new source", ...topic.eng.references.slice(1)].join("\n"));
    for (const fold of await again.locator("details.fold-fields summary").all()) await fold.click();
    await again.getByText("The source of [?2] is no longer in the references").first().waitFor();
    await pressSubmit(again);
    const problems = again.getByRole("alert").getByRole("link");
    await problems
      .filter({ hasText: /A number in square brackets/ })
      .first()
      .waitFor();
    const kept = first((await sma.topics()).filter(({ _id }) => _id === topic._id));
    expect(kept).toEqual(after);
  });

  it("ask whether a change was reviewed, and date the review when it was", async () => {
    here.expectFault(/status of 400/);
    const page = await sma.editorOf(await sma.keyed("care"));
    await page.getByRole("button", { name: "Submit" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /medically reviewed/ })
      .click();
    const asked = page.getByLabel("Was this change medically reviewed?");
    await hasFocus(asked);
    await asked.selectOption("yes");
    await page.getByRole("button", { name: "Submit" }).click();
    await page
      .getByRole("status")
      .getByText("Information of SMA has been updated", { exact: true })
      .waitFor();
    const { review } = await (await fetch(`${here.site.url}/api/sma`)).json();
    expect(review.date).toBe(hongKongDay(new Date()));
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
