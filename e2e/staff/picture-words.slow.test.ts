import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { first, publish, staffCall, starredNews } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

/** A news item whose cover is described in it, and the way to say it anew, as a colleague does. */
async function described() {
  const { coverId } = first(await starredNews(here.site));
  if (coverId === null) throw new Error("The first news item has no cover.");
  const news = { coverId, eng: { header: "Described" } };
  const saying = (eng: string, tra: string) => ({ ...news, pictureAlts: { [coverId]: { eng, tra } } });
  const id = await publish(here.site, saying("A tree", "一棵樹"));
  return {
    id,
    coverId,
    say: (eng: string, tra: string) =>
      staffCall(here.site, "/api/editNews", { news: { _id: id, ...saying(eng, tra) } }),
  };
}

async function openWords(page: Page): Promise<void> {
  await page
    .getByText(/^Described here as/)
    .first()
    .click();
  await page.getByText("Other words here").first().click();
}

async function open(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const words = (page: Page, language: string) => page.getByLabel(`Description here (${language})`).first();

it("leaves what is typed while a description is converted", async () => {
  const { id, say } = await described();
  await say("A tree", "一棵樹");
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await openWords(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/convert", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/convert");
  const simplified = words(page, "Simplified Chinese");
  await simplified.locator("xpath=following::button[contains(., 'Simplified')][1]").click();
  await asked;
  await words(page, "English").fill("A kapok tree, typed meanwhile");
  const answered = page.waitForResponse("**/api/convert");
  answer();
  await (await answered).finished();
  await expect.poll(() => simplified.inputValue()).toBe("一棵树");
  expect(await words(page, "English").inputValue()).toBe("A kapok tree, typed meanwhile");
});

async function compare(page: Page): Promise<void> {
  here.expectFault(/status of 409/);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Compare both versions" }).click();
}

const carryOn = (page: Page) => page.getByRole("button", { name: /^Continue/ }).click();

it("takes both where two people described a picture in different languages", async () => {
  const { id, say } = await described();
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await openWords(page);
  await words(page, "English").fill("A kapok tree");
  await say("A tree", "木棉樹");
  await compare(page);
  await page.getByRole("listitem").filter({ hasText: "pictures (Traditional Chinese)" }).waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
  await carryOn(page);
  await openWords(page);
  expect(await words(page, "English").inputValue()).toBe("A kapok tree");
  expect(await words(page, "Traditional Chinese").inputValue()).toBe("木棉樹");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  const visitor = async (lang: string) =>
    (await page.request.get(`/${lang}/archiveitem?news_id=${id}`)).text();
  expect(await visitor("eng")).toContain("A kapok tree");
  expect(await visitor("tra")).toContain("木棉樹");
});

it("asks, beside the picture, about the words that both changed", async () => {
  const { id, coverId, say } = await described();
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await openWords(page);
  await words(page, "English").fill("A kapok tree");
  await say("A red tree", "一棵樹");
  await compare(page);
  const part = page.getByRole("group", { name: "Descriptions of pictures (English)" });
  await part.waitFor();
  expect(await page.getByRole("main").getByRole("group").count()).toBe(1);
  expect(await part.locator("img").getAttribute("src")).toContain(coverId);
  await part.getByLabel("Take what was saved").check();
  await carryOn(page);
  await openWords(page);
  expect(await words(page, "English").inputValue()).toBe("A red tree");
});

it("says that the library's words could not be loaded, and asks for them again", async () => {
  here.expectFault(/status (of )?503/);
  const { id } = await described();
  const page = await here.visit();
  await signIn(page);
  const refuse = (route: Route) => route.fulfill({ status: 503, json: { message: "Not now." } });
  await page.route(/\/api\/describedMedia/, refuse);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  const unknown = page.getByText("Its description in the media library could not be loaded.");
  await unknown.waitFor();
  expect(await page.getByText("Described here as").count()).toBe(0);
  await page.unroute(/\/api\/describedMedia/);
  await page.getByRole("button", { name: /^Try again/ }).click();
  await page.getByText("Described here as").waitFor();
  expect(await unknown.count()).toBe(0);
});
