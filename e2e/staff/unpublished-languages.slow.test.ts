import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsTitled, publish, saveContent } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

async function staffPage(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto(path);
  return page;
}

/** A news item as visitors get it, by its English header. */
const published = (header: string) => newsTitled(here.site, header);

it("leaves a language unpublished by taking its tick away, says so, and publishes it by one press", async () => {
  const page = await staffPage("/cms/addnews");
  await languagePart(page, "eng").header.fill("Ready in English");
  await languagePart(page, "sim").header.fill("简体未好");
  // What is chosen last stands last, in a narrower window too: settings, then what is published.
  for (const width of [1600, 1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const [date, publish] = await Promise.all(
      [page.getByLabel("Date", { exact: true }), page.getByRole("checkbox", { name: "Publish English" })].map(
        (field) => field.boundingBox(),
      ),
    );
    expect([width, (date?.y ?? 0) < (publish?.y ?? 0)]).toEqual([width, true]);
  }
  await page.setViewportSize({ width: 1600, height: 900 });
  const tick = page.getByRole("checkbox", { name: "Publish Simplified Chinese" });
  expect(await tick.isChecked()).toBe(true);
  const empty = page.getByRole("checkbox", { name: "Publish Traditional Chinese (no text yet)" });
  expect([await empty.isChecked(), await empty.isDisabled()]).toEqual([false, true]);
  await tick.uncheck();
  await page
    .getByRole("region", { name: /^Simplified Chinese/ })
    .getByText("draft", { exact: true })
    .first()
    .waitFor();
  await page.getByText("Saved as a draft: Simplified Chinese.").waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Draft: Simplified Chinese.").waitFor();
  await page.waitForURL("/cms/managenews");
  const row = newsRow(page, "Ready in English");
  await row.getByText("Draft: Simplified Chinese").waitFor();
  expect((await published("Ready in English"))?.sim.header).toBe("");

  // It stays unpublished when something else is mended.
  await row.getByRole("link", { name: /Ready in English/ }).click();
  await languagePart(page, "eng").header.fill("Ready in English now");
  expect(await tick.isChecked()).toBe(false);
  expect(await languagePart(page, "sim").header.inputValue()).toBe("简体未好");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  expect((await published("Ready in English now"))?.sim.header).toBe("");

  const renamed = newsRow(page, "Ready in English now");
  await renamed.getByRole("button", { name: "Publish it now" }).click();
  await page.getByRole("status").getByText("Published", { exact: true }).waitFor();
  await expect.poll(() => renamed.getByText("Draft").count()).toBe(0);
  expect((await published("Ready in English now"))?.sim.header).toBe("简体未好");

  // Without any tick a save leaves it on the site, and its form says how to take it down.
  await renamed.getByRole("link", { name: /Ready in English now/ }).click();
  await page.getByRole("checkbox", { name: "Publish English" }).uncheck();
  await tick.uncheck();
  await page.getByText("To take it off, press “Take down”.").waitFor();
  await page.getByRole("button", { name: /^Take down/ }).click();
  await page.getByRole("status").getByText("Taken down: Ready in English now").waitFor();
  await expect.poll(() => published("Ready in English now")).toBe(undefined);
  await page.goto("/cms/drafts");
  await page.getByRole("link", { name: /^Saved as a draft/ }).click();
  await page.getByRole("link", { name: "Ready in English now" }).click();
  await page.getByRole("button", { name: "Save and publish all languages" }).click();
  await page.waitForURL("/cms/managenews");
  expect((await published("Ready in English now"))?.sim.header).toBe("简体未好");
});

it("publishes by Undo what visitors had, and not a draft that waits", async () => {
  const id = await publish(here.site, { eng: { header: "Had by visitors" } });
  await saveContent(here.site, "news", { content: { eng: { header: "Not for them yet" } } }, id);
  const page = await staffPage("/cms/managenews");
  await openMore(page, "Not for them yet");
  await page.getByRole("button", { name: "Take down: Not for them yet" }).click();
  await expect.poll(() => published("Had by visitors")).toBe(undefined);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await published("Had by visitors"))?._id).toBe(id);
  expect(await published("Not for them yet")).toBe(undefined);
});

it("site details are published in all languages by who asks for it while a save is under way", async () => {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/site");
  const saving = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(
    "**/api/content/siteDetails/*",
    async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      const response = await route.fetch();
      arrived.resolve();
      await saving.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.locator("#field-bank-bankName-sim").fill("木棉银行弥敦道分行");
  await page.getByRole("checkbox", { name: "Publish Simplified Chinese" }).uncheck();
  await page.getByRole("button", { name: "Submit" }).click();
  await arrived.promise;
  await page.getByRole("button", { name: "Save and publish all languages" }).click();
  saving.resolve();
  const details = async () => (await (await fetch(`${here.site.url}/api/siteDetails`)).json()).siteDetails;
  await expect.poll(async () => (await details()).bank.bankName.sim).toBe("木棉银行弥敦道分行");
  const published = page.getByRole("checkbox", { name: "Publish Simplified Chinese" });
  await expect.poll(() => published.isChecked()).toBe(true);
});
