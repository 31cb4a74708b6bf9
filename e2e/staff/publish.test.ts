import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { journey } from "../fixtures/journey";
import { choosePhotos, languagePart, signIn } from "../fixtures/staff";

const here = journey();

const HEADERS = {
  eng: "A ramp for the pier",
  tra: "碼頭的斜道",
  sim: "码头的坡道",
};

it("a news item in three languages is typed, illustrated, starred and submitted, and every visitor has it at once", async () => {
  const page = await here.visit();
  await signIn(page);
  await page.goto("/cms");
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
    const archive = await fetch(here.site.url + inLang(lang, "/archive"));
    expect(await archive.text()).toContain(HEADERS[lang]);
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
