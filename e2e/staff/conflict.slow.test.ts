import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish, staffCall } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function editor(id: string, size: { width?: number; height?: number } = {}): Promise<Page> {
  const page = await here.visit(size);
  await signIn(page);
  await page.goto(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const stored = async (id: string) => (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id);

it("lets the second of two editors compare both versions and choose of each part", async () => {
  here.expectFault(/status of 409/);
  const id = await publish(here.site, {
    eng: { header: "Before", content: "<p>Old words.</p>" },
    tra: { header: "之前" },
  });
  const [first, second] = [await editor(id), await editor(id)];
  await languagePart(first, "eng").header.fill("The first one's header");
  await languagePart(first, "tra").header.fill("第一位的標題");
  await submit(first);
  await first.waitForURL("/cms/managenews");

  await languagePart(second, "eng").header.fill("The second one's header");
  await languagePart(second, "tra").header.fill("第二位的標題");
  await submit(second);
  const notice = second.getByRole("alert").filter({ hasText: "This was saved elsewhere first" });
  await notice.getByText("By a colleague, or by you in another tab.").waitFor();
  await notice.getByRole("button", { name: "Compare both versions" }).click();

  const header = second.getByRole("group", { name: "Header (English)" });
  await header.getByText("The first one's header").waitFor();
  await header.getByText("The second one's header").waitFor();
  const chinese = second.getByRole("group", { name: "Header (Traditional Chinese)" });
  expect(await chinese.getByLabel("Keep mine").isChecked()).toBe(true);
  await chinese.getByLabel("Take what was saved").check();
  await second.getByRole("button", { name: "Continue with my choices" }).click();
  expect(await languagePart(second, "eng").header.inputValue()).toBe("The second one's header");
  expect(await languagePart(second, "tra").header.inputValue()).toBe("第一位的標題");
  await submit(second);
  await second.waitForURL("/cms/managenews");
  expect(await stored(id)).toMatchObject({
    eng: { header: "The second one's header", content: "<p>Old words.</p>" },
    tra: { header: "第一位的標題" },
  });
});

it("keeps what was typed where the comparison cannot be fetched, and compares once it can", async () => {
  here.expectFault(/status of 409|ERR_FAILED/);
  const id = await publish(here.site, { eng: { header: "Before" } });
  const page = await editor(id);
  await languagePart(page, "eng").header.fill("Mine");
  const [news] = [await stored(id)];
  const theirs = { ...news, eng: { ...news?.eng, header: "Theirs" } };
  expect((await page.request.post("/api/editNews", { data: { news: theirs } })).status()).toBe(200);
  await submit(page);
  const compare = page.getByRole("button", { name: "Compare both versions" });
  await compare.waitFor();
  await intercept(page, /conflict-view/, (route) => route.abort());
  await compare.click();
  await page
    .getByRole("alert")
    .getByText("The server could not be reached. Nothing you typed is lost")
    .waitFor();
  expect(await languagePart(page, "eng").header.inputValue()).toBe("Mine");
  await page.unroute(/conflict-view/);
  await submit(page);
  await compare.click();
  await page.getByRole("group", { name: "Header (English)" }).getByText("Theirs").waitFor();
});

it("tells an editor that the item was deleted meanwhile, and keeps the text", async () => {
  here.expectFault(/status of 404/);
  const id = await publish(here.site, { eng: { header: "Soon deleted" }, date: "2019-05-06" });
  const page = await editor(id);
  await languagePart(page, "eng").header.fill("Edited too late");
  const answer = await page.request.delete("/api/deleteNews", { data: { news_id: id } });
  expect(answer.status()).toBe(200);
  await submit(page);
  await page.getByRole("alert").getByText("does not exist or has been deleted.").waitFor();
  expect(await languagePart(page, "eng").header.inputValue()).toBe("Edited too late");
  await page.getByRole("button", { name: "Save as new" }).click();
  await page.waitForURL("/cms/managenews");
  const [saved] = (await newsOfCategory(here.site, "all")).filter(
    ({ eng }) => eng.header === "Edited too late",
  );
  expect(saved?._id).not.toBe(id);
  expect(saved?.date).toContain("2019-05-06");
});

it("leads to the notice, through the comparison and back to Submit, also on a phone and by keys", async () => {
  here.expectFault(/status of 409/);
  const eng = { header: "Before", content: "<p>Text.</p>".repeat(60) };
  const id = await publish(here.site, { eng });
  const page = await editor(id, { width: 360, height: 740 });
  await languagePart(page, "eng").header.fill("Mine");
  await staffCall(here.site, "/api/editNews", { news: { _id: id, eng: { ...eng, header: "Theirs" } } });
  await submit(page);
  const notice = page.getByRole("alert").filter({ hasText: "This was saved elsewhere first" });
  await hasFocus(notice);
  await expect.poll(() => notice.evaluate((each) => each.getBoundingClientRect().top >= 0)).toBe(true);
  await notice.getByRole("button", { name: "Compare both versions" }).press("Enter");
  await hasFocus(page.getByRole("heading", { name: "This was saved elsewhere first" }));
  await page.getByRole("button", { name: "Continue with my choices" }).press("Enter");
  const unsaved = page.getByRole("status").filter({ hasText: "Not saved yet: press Submit to save it." });
  await unsaved.waitFor();
  await hasFocus(page.getByRole("button", { name: "Submit" }));
  await submit(page);
  await page.waitForURL("/cms/managenews");
  expect((await stored(id))?.eng.header).toBe("Mine");
});
