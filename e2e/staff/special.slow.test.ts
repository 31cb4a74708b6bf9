import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { bannerStays, stopTime } from "../fixtures/banner";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, signIn } from "../fixtures/staff";

const here = journey();

async function specialScreen(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/special");
  return page;
}

const button = (page: Page, what: string, num: number) =>
  page.getByRole("button", { name: new RegExp(`^${what} ?: Image ${num}$`) });
const preview = (page: Page, num: number) => page.getByRole("img", { name: `Image ${num}: current image` });

/** The number of special appreciation images that a visitor of About sees; each has words. */
async function seen(lang: (typeof LANGS)[number] = "eng"): Promise<number> {
  const visitor = await here.visit({ javaScript: false });
  // Not for the pictures themselves, which are being made where the site has just started.
  await visitor.goto(inLang(lang, "/about"), { waitUntil: "domcontentloaded" });
  const words = await visitor
    .locator(".special-images img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(words).not.toContain("");
  return words.length;
}

it("fills an empty slot at once, says so for 1.5 seconds, and every visitor sees it with whom it thanks", async () => {
  const page = await specialScreen();
  expect(await seen()).toBe(4);
  const choose = button(page, "Choose an image", 3);
  await bannerStays(page, "Image Uploaded", 1500, () => choosePhotos(choose));
  await preview(page, 3).waitFor();
  for (const lang of LANGS) expect(await seen(lang)).toBe(5);
  await page.getByText("Whom it thanks: Image 3", { exact: true }).first().click();
  await page.getByLabel("Whom it thanks: Image 3 (English)").fill("Ferry Crew");
  await bannerStays(page, "Name Saved", 1500, () => page.getByRole("button", { name: "Submit" }).click());
  const about = await (await fetch(`${here.site.url}/eng/about`)).text();
  expect(about).toContain("Ferry Crew</figcaption>");
});

it("keeps an uploaded image that could not be saved, to be submitted again", async () => {
  here.expectFault(/ERR_FAILED|Failed to load/);
  const page = await specialScreen();
  await stopTime(page);
  await intercept(page, "**/api/content/special/*", (route) => route.abort(), { method: "PUT" });
  const before = await preview(page, 4).getAttribute("src");
  await choosePhotos(button(page, "Replace", 4));
  await page.getByRole("alert").waitFor();
  expect(await preview(page, 4).getAttribute("src")).not.toBe(before);
  await page.unroute("**/api/content/special/*");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Image Uploaded", { exact: true }).waitFor();
  await page.getByRole("alert").waitFor({ state: "hidden" });
});
