import { expect, it } from "vitest";
import { publish, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

/** The English and Traditional headers of a news item as visitors get it. */
const seen = async (id: string) => {
  const { news } = await (await fetch(`${here.site.url}/api/getNews?news_id=${id}`)).json();
  return [news[0].eng.header, news[0].tra.header];
};

it("shows what each version changed, brings one back in one language, and offers to publish that", async () => {
  const id = await publish(here.site, { eng: { header: "Lunch on Monday" }, tra: { header: "星期一午餐" } });
  await staffCall(here.site, "/api/editNews", {
    news: { _id: id, eng: { header: "Lunch on Tuesday" }, tra: { header: "星期二午餐" } },
  });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await openMore(page, "Lunch on Tuesday");
  const fromList = newsRow(page, "Lunch on Tuesday").getByRole("link", { name: /^History/ });
  expect(await fromList.getAttribute("href")).toBe(`/cms/history?type=news&id=${id}`);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("heading", { level: 1, name: "History" }).waitFor();
  const rows = page.getByRole("main").locator("tbody tr");
  expect(await rows.count()).toBe(2);
  expect(await rows.first().textContent()).toContain("Published");
  await rows.first().getByRole("link").click();
  const comparison = page.getByRole("region", { name: "From version 1 to version 2" });
  await comparison.locator("del", { hasText: "Monday" }).first().waitFor();
  expect(await comparison.locator("ins").allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining("Tuesday"), expect.stringContaining("二")]),
  );
  // The newest needs no way back: each leads to the one before it.
  const ways = await comparison.getByRole("button", { name: /^Bring back/ }).allTextContents();
  expect(ways.map((way) => way.endsWith("version 1"))).toEqual([true, true, true]);
  expect(await rows.first().textContent()).toContain("English, Traditional Chinese");
  await rows.last().getByRole("link").click();
  const first = page.getByRole("region", { name: "Version 1" });
  // Nothing stood before it, so that nothing of it is new.
  await first.getByText("Lunch on Monday", { exact: true }).waitFor();
  expect(await first.locator("ins").count()).toBe(0);
  expect(await first.getByRole("region", { name: "Simplified Chinese" }).count()).toBe(0);
  await first
    .getByRole("region", { name: "Traditional Chinese" })
    .getByRole("button", { name: "Bring back Traditional Chinese of version 1" })
    .click();
  const said = page.getByRole("status");
  await said.getByText("Brought back from version 1: Traditional Chinese.").waitFor();
  await said
    .getByText(
      "Visitors do not see it yet: Traditional Chinese. Visitors see version 2 now: English, Traditional Chinese.",
    )
    .waitFor();
  await page.waitForURL(/\/cms\/EditNews/i);
  const headers = page.getByLabel("Header", { exact: true });
  expect(await headers.first().inputValue()).toBe("Lunch on Tuesday");
  expect(await page.locator("textarea", { hasText: "星期一午餐" }).count()).toBe(1);
  expect(await seen(id)).toEqual(["Lunch on Tuesday", "星期二午餐"]);
  const ticked = page.getByLabel("Publish Traditional Chinese, as brought back");
  expect(await ticked.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.waitForURL(/\/cms\/managenews/i);
  expect(await seen(id)).toEqual(["Lunch on Tuesday", "星期一午餐"]);
});
