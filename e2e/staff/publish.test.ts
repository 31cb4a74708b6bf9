import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS, localized } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { bannerStays } from "../fixtures/banner";
import { first, newsOfCategory, publish } from "../fixtures/content";
import { FULL } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { choosePhotos, languagePart, newsRow, signIn } from "../fixtures/staff";

const here = journey();

const HEADERS = {
  eng: "A ramp for the pier",
  tra: "碼頭的斜道",
  sim: "码头的坡道",
};
const VIDEO = "https://youtu.be/aqz-KE-bpKQ";

async function staffPage(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto(path);
  return page;
}

describe("a news item in three languages", () => {
  it("is typed, illustrated, starred and submitted, and every visitor has it at once", async () => {
    const page = await staffPage("/cms");
    await page
      .getByRole("navigation", { name: "Staff area" })
      .getByRole("link", { name: "Manage News" })
      .click();
    await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
    await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Cover photo$/ }));
    await page.getByRole("button", { name: /^Replace ?: Cover photo$/ }).waitFor();
    await page.getByLabel("Member Activities").check();
    await page.getByLabel("Star: show on the home page").check();
    for (const lang of LANGS) {
      const { region, header, content } = languagePart(page, lang);
      await header.fill(HEADERS[lang]);
      await content.click();
      await page.keyboard.press("Control+b");
      await page.keyboard.type("No step at all.");
      await page.keyboard.press("Control+b");
      await page.keyboard.type(" Anybody can board.");
      await region.getByText("complete").first().waitFor();
    }
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").getByText("News Uploaded", { exact: true }).waitFor();
    await page.waitForURL("/cms/managenews");

    const visitor = await here.visit();
    for (const lang of LANGS) {
      await visitor.goto(inLang(lang, "/archive"));
      await visitor.getByRole("main").getByRole("link", { name: HEADERS[lang] }).waitFor();
      await visitor.goto(inLang(lang, "/"));
      // The newest stands below the doors as well.
      await visitor.getByRole("listitem").getByRole("link", { name: HEADERS[lang] }).click();
      const article = visitor.getByRole("article");
      expect(await article.locator("strong").textContent()).toBe("No step at all.");
      expect(await article.locator("p", { has: visitor.locator("strong") }).textContent()).toBe(
        "No step at all. Anybody can board.",
      );
      await visitor.waitForFunction(() => {
        const cover = document.querySelector<HTMLImageElement>(".article-cover");
        return cover?.complete && cover.naturalWidth > 0;
      });
    }
  });

  it.runIf(FULL)("keeps the banner for two seconds", async () => {
    const id = await publish(here.site, { eng: { header: "Two seconds" } });
    const page = await staffPage(`/cms/EditNews?news_id=${id}`);
    await languagePart(page, "eng").header.fill("Two seconds of banner");
    const submit = page.getByRole("button", { name: "Submit" });
    await bannerStays(page, "News Uploaded", 2000, () => submit.click());
  });
});

describe("editing a news item", () => {
  it.runIf(FULL)("gives it more photos for all languages, and takes one language's away again", async () => {
    const id = await publish(
      here.site,
      localized((lang) => ({ header: HEADERS[lang] })),
    );
    const page = await staffPage(`/cms/EditNews?news_id=${id}`);
    const english = languagePart(page, "eng").region;
    await choosePhotos(english.getByRole("button", { name: /^Add photos/ }), 2);
    await english.getByText("2 / 2").waitFor();
    await english.getByRole("button", { name: "Use these photos in all languages" }).click();
    const chinese = languagePart(page, "tra").region;
    await chinese.getByText("2 / 2").waitFor();
    await chinese.getByRole("button", { name: "Delete more photos" }).click();
    await chinese.getByText("2 / 2").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL("/cms/managenews");
    const item = first(await newsOfCategory(here.site, "all"));
    expect(item._id).toBe(id);
    expect(localized((lang) => item[lang].photoArray.length)).toEqual({ eng: 2, tra: 0, sim: 2 });
    const visitor = await here.visit();
    await visitor.goto(`/eng/archiveitem?news_id=${id}`);
    expect(await visitor.getByRole("img", { name: /^Photo \d of 2: A ramp/ }).count()).toBe(2);
    await visitor.goto(`/tra/archiveitem?news_id=${id}`);
    expect(await visitor.getByRole("article").getByRole("img").count()).toBe(0);
  });

  it.runIf(FULL)("puts a video in the place of the cover by Insert video link", async () => {
    const id = await publish(here.site, { eng: { header: "A film of the pier" } });
    const page = await staffPage(`/cms/EditNews?news_id=${id}`);
    const { region } = languagePart(page, "eng");
    expect(await region.getByLabel("Video link").count()).toBe(0);
    await region.getByRole("button", { name: "Insert video link" }).click();
    await region.getByLabel("Video link").fill(VIDEO);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL("/cms/managenews");
    const visitor = await here.visit();
    await visitor.goto(`/archiveitem?news_id=${id}`);
    await visitor.getByRole("link", { name: /^Play video.*A film of the pier/ }).waitFor();
  });

  it.runIf(FULL)(
    "keeps its date when the date is not touched, and takes another day when it is",
    async () => {
      const id = await publish(here.site, {
        eng: { header: "Of last spring" },
        date: "2025-04-05T10:11:12Z",
      });
      const page = await staffPage(`/cms/EditNews?news_id=${id}`);
      expect(await page.getByLabel("Date").inputValue()).toBe("2025-04-05");
      await languagePart(page, "eng").header.fill("Of last spring, again");
      await page.getByRole("button", { name: "Submit" }).click();
      await page.waitForURL("/cms/managenews");
      const found = async () => (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id)?.date;
      expect(await found()).toBe("2025-04-05T10:11:12.000Z");
      await page.goto(`/cms/EditNews?news_id=${id}`);
      await page.getByLabel("Date").fill("2025-05-01");
      await page.getByRole("button", { name: "Submit" }).click();
      await page.waitForURL("/cms/managenews");
      expect((await found())?.slice(0, 10)).toBe("2025-05-01");
      await newsRow(page, "Of last spring, again").getByText("1 May 2025").waitFor();
    },
  );

  it.runIf(FULL)("needs to know of which item", async () => {
    const page = await staffPage("/cms/EditNews");
    await page.getByRole("heading", { level: 1, name: "Manage News" }).waitFor();
    await page.waitForURL("/cms/managenews");
  });
});
