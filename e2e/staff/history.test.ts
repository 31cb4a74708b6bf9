import { expect, it } from "vitest";
import { publish, staffCall } from "../fixtures/content";
import { FULL } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

/** The header of a news item as visitors get it, or the status of the answer. */
const seen = async (id: string) => {
  const answer = await fetch(`${here.site.url}/api/getNews?news_id=${id}`);
  return answer.status === 200 ? (await answer.json()).news[0].eng.header : answer.status;
};

it("shows what each version changed, and brings one back as a draft, whole or in one language", async () => {
  const id = await publish(here.site, { eng: { header: "Lunch on Monday" }, tra: { header: "星期一午餐" } });
  await staffCall(here.site, "/api/editNews", {
    news: { _id: id, eng: { header: "Lunch on Tuesday" }, tra: { header: "星期二午餐" } },
  });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("heading", { level: 1, name: "History" }).waitFor();
  const rows = page.getByRole("main").locator("tbody tr");
  expect(await rows.count()).toBe(2);
  expect(await rows.first().textContent()).toContain("Published, on the site now");
  await rows.first().getByRole("link").click();
  const comparison = page.getByRole("region", { name: "From version 1 to version 2" });
  await comparison.locator("del", { hasText: "Monday" }).first().waitFor();
  expect(await comparison.locator("ins").allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining("Tuesday"), expect.stringContaining("二")]),
  );
  // The newest needs no way back: each leads to the one before it.
  const ways = await comparison.getByRole("button", { name: /^Bring back/ }).allTextContents();
  expect(ways.map((way) => way.endsWith("version 1"))).toEqual([true, true, true]);
  await rows.last().getByRole("link").click();
  const first = page.getByRole("region", { name: "Version 1" });
  // Nothing stood before it, so that nothing of it is new.
  await first.getByText("Lunch on Monday", { exact: true }).waitFor();
  expect(await first.locator("ins").count()).toBe(0);
  await first.getByRole("button", { name: "Bring back Traditional Chinese of version 1" }).click();
  await page.getByRole("status").getByText("Traditional Chinese of version 1 is in the draft now").waitFor();
  await page.waitForURL(/\/cms\/EditNews/i);
  const headers = page.getByLabel("Header", { exact: true });
  expect(await headers.first().inputValue()).toBe("Lunch on Tuesday");
  expect(await page.locator("textarea", { hasText: "星期一午餐" }).count()).toBe(1);
  expect(await seen(id)).toBe("Lunch on Tuesday");
});

it("is reached from the menu of an entry in its list", async () => {
  await publish(here.site, { eng: { header: "What was changed" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await openMore(page, "What was changed");
  await newsRow(page, "What was changed")
    .getByRole("link", { name: /^History/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "History" }).waitFor();
  await page.getByRole("main").getByText("What was changed").first().waitFor();
});

it.runIf(FULL)("takes a news item from visitors in two presses, and Undo gives it back", async () => {
  const id = await publish(here.site, { eng: { header: "Too early to tell" } });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await openMore(page, "Too early to tell");
  const row = newsRow(page, "Too early to tell");
  await row.getByRole("button", { name: /^Take down/ }).click();
  await page.getByRole("status").getByText("Taken down: Too early to tell").waitFor();
  expect(await seen(id)).toBe(404);
  await row.getByText("Draft", { exact: true }).waitFor();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("status").getByText("Published").waitFor();
  expect(await seen(id)).toBe("Too early to tell");
});

it.runIf(FULL)("brings back from the trash, and deletes for good after a question", async () => {
  const page = await here.visit();
  await signIn(page);
  const ids = [];
  for (const header of ["Kept after all", "Gone for good"]) {
    const news_id = await publish(here.site, { eng: { header } });
    await page.request.delete(`${here.site.url}/api/deleteNews`, { data: { news_id } });
    ids.push(news_id);
  }
  const [kept = "", gone = ""] = ids;
  await openScreen(page, "/cms/trash");
  const row = (name: string) => page.locator("tbody tr", { hasText: name });
  await row("Kept after all")
    .getByRole("button", { name: /^Bring back/ })
    .click();
  await page.getByRole("status").getByText("Brought back: Kept after all").waitFor();
  await row("Kept after all").waitFor({ state: "detached" });
  expect(await seen(kept)).toBe("Kept after all");
  await row("Gone for good").locator(".more-menu summary").click();
  await row("Gone for good")
    .getByRole("button", { name: /^Delete for good/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("status").getByText("Deleted for good: Gone for good").waitFor();
  expect(await page.locator("tbody tr").count()).toBe(0);
  await page.getByRole("link", { name: "Deleted pictures and PDFs" }).click();
  await page.getByText("What is deleted stays here for 90 days").waitFor();
  expect(await seen(gone)).toBe(404);
});
