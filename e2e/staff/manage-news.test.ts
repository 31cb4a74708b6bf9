import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish, starredNews } from "../fixtures/content";
import { FULL } from "../fixtures/drill";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

async function manageNews(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await page.goto("/cms/managenews");
  return page;
}

/** The table of a page of the list. */
const listOfPage = (page: Page, number: number) =>
  page.getByRole("table", { name: new RegExp(`^Page ${number} of `) }).locator("..");

const isStarred = async (id: string) => (await starredNews(here.site)).some(({ _id }) => _id === id);

it.runIf(FULL)("shows the first 300 characters of a text", async () => {
  const words = "Weather ".repeat(80).trim();
  await publish(here.site, { eng: { header: "A long story", content: `<p>${words}</p>` } });
  const page = await manageNews();
  const preview = newsRow(page, "A long story").getByText(/^Weather/);
  const shown = (await preview.textContent()) ?? "";
  expect(words.startsWith(shown.replace(/…$/, "").trim())).toBe(true);
  expect(shown.length).toBeGreaterThan(290);
  expect(shown.length).toBeLessThanOrEqual(301);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // All of them, on as many lines as they take.
    expect(await preview.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  }
});

it.runIf(FULL)("stars a news item and takes the star back", async () => {
  const id = await publish(here.site, { eng: { header: "To be starred" } });
  const page = await manageNews();
  await openMore(page, "To be starred");
  const star = page.getByRole("button", { name: "Star: To be starred" });
  expect(await star.getAttribute("aria-pressed")).toBe("false");
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await newsRow(page, "To be starred").getByText("On the home page").waitFor();
  expect(await isStarred(id)).toBe(true);
  const visitor = await here.visit();
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "To be starred" }).first().waitFor();
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
  expect(await isStarred(id)).toBe(false);
});

it.runIf(FULL)("says which starred items wait behind four newer ones", async () => {
  const page = await manageNews();
  const [, , , , fifth] = await starredNews(here.site);
  await page.goto(`/cms/managenews?q=${encodeURIComponent(fifth?.eng.header ?? "")}`);
  await newsRow(page, fifth?.eng.header ?? "")
    .getByText("Starred, but four newer ones are shown")
    .waitFor();
});

it("asks before it deletes: No deletes nothing, Yes deletes, Undo brings it back", async () => {
  const header = "Not for long";
  const id = await publish(here.site, { eng: { header, content: "<p>Still here.</p>" } });
  const page = await manageNews();
  const remove = page.getByRole("button", { name: `Delete: ${header}` });
  const question = page.getByRole("dialog", { name: `Are you sure you want to delete the post: ${header}` });

  await openMore(page, header);
  await remove.click();
  await question.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("status").getByText("Nothing was deleted", { exact: true }).waitFor();
  await question.waitFor({ state: "hidden" });
  await hasFocus(remove);

  await remove.click();
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await newsRow(page, header).waitFor();

  await remove.click();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("status").getByText(`Deleted: ${header}`).waitFor();
  await newsRow(page, header).waitFor({ state: "detached" });
  const visitor = await here.visit();
  here.expectFault(/status of 404/);
  expect((await visitor.goto(`/archiveitem?news_id=${id}`))?.status()).toBe(404);

  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await newsRow(page, header).waitFor();
  expect((await visitor.goto(`/archiveitem?news_id=${id}`))?.status()).toBe(200);
  await visitor.getByText("Still here.").waitFor();
});

it.runIf(FULL)("offers Undo until it is used, whatever else is said meanwhile", async () => {
  const [header, other] = ["Deleted by mistake", "Not deleted"];
  for (const each of [header, other]) await publish(here.site, { eng: { header: each } });
  const page = await manageNews();
  await openMore(page, header);
  await page.getByRole("button", { name: `Delete: ${header}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await newsRow(page, header).waitFor({ state: "detached" });
  await openMore(page, other);
  await page.getByRole("button", { name: `Delete: ${other}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("status").getByText("Nothing was deleted", { exact: true }).waitFor();
  await page.getByRole("status").getByText(`Deleted: ${header}`).waitFor();
  await page.getByRole("button", { name: `Star: ${other}` }).click();
  await newsRow(page, other).getByText("On the home page").waitFor();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await newsRow(page, header).waitFor();
});

it.runIf(FULL)("finds news by words of any language and turns its pages", async () => {
  await publish(here.site, { sim: { header: "轮渡码头的坡道" } });
  const page = await manageNews();
  await page.getByLabel("Search").fill("码头的坡");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/q=/);
  await newsRow(page, "轮渡码头的坡道").waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^Edit: / })
        .count(),
    )
    .toBe(1);
  await page.goto("/cms/managenews");
  await page.getByRole("link", { name: "Next page" }).click();
  await page.waitForURL(/page=2/);
  const list = listOfPage(page, 2);
  await hasFocus(list);
  const beginsInSight = () =>
    list.evaluate((each) => {
      const { top } = each.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight / 2;
    });
  await expect.poll(beginsInSight).toBe(true);
  await page.getByRole("link", { name: "Previous page" }).click();
  await hasFocus(listOfPage(page, 1));
});
