import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { first, newsOfCategory, publish, staffCall } from "../fixtures/content";
import { FULL } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d, not published$/).waitFor();
const headerOf = (page: Page) => languagePart(page, "eng").header;

async function opened(id: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page, { drafts: true });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  return page;
}

const isPublic = async (id: string) =>
  (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id)?.eng.header;

it("keeps what is typed for another computer, and visitors get it when it is submitted", async () => {
  const id = await publish(here.site, { eng: { header: "As it was" } });
  const page = await opened(id);
  await headerOf(page).fill("As it will be");
  await saved(page);
  expect(await isPublic(id)).toBe("As it was");
  const elsewhere = await opened(id);
  await elsewhere.getByText("You typed this until").waitFor();
  expect(await headerOf(elsewhere).inputValue()).toBe("As it will be");
  await elsewhere.getByRole("button", { name: "Submit" }).click();
  await elsewhere.waitForURL("/cms/managenews");
  expect(await isPublic(id)).toBe("As it will be");
  await openScreen(elsewhere, "/cms/drafts");
  expect(await elsewhere.getByRole("link", { name: "As it will be" }).count()).toBe(0);
});

it.runIf(FULL)(
  "has all of it after a power cut of the server, and after an hour without network",
  async () => {
    const id = await publish(here.site, { eng: { header: "Before the storm" } });
    const page = await opened(id);
    await headerOf(page).fill("First words");
    await saved(page);
    here.expectFault(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
    await here.site.kill();
    await headerOf(page).fill("First words and more");
    await page.getByText("Kept in this browser; saved as soon as there is a connection").waitFor();
    await here.site.start();
    await saved(page);
    const elsewhere = await opened(id);
    expect(await headerOf(elsewhere).inputValue()).toBe("First words and more");
  },
);

it("is sent from Home, to which a login leads, after a session ended", async () => {
  here.expectFault(/status of 401/);
  const id = await publish(here.site, { eng: { header: "Before lunch" } });
  const page = await here.visit();
  await signIn(page, { own: true, drafts: true });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await headerOf(page).fill("After lunch");
  await page.getByText("Kept in this browser; log in again to save it").waitFor();
  await page.goto("about:blank");
  await page.context().addCookies(cookies);
  await openScreen(page, "/cms");
  const typed = async () => JSON.stringify(await (await page.request.get("/api/autosaves")).json());
  await expect.poll(typed).toContain("After lunch");
  const elsewhere = await opened(id);
  expect(await headerOf(elsewhere).inputValue()).toBe("After lunch");
});

it.runIf(FULL)("is discarded in one press, which Undo takes back", async () => {
  const id = await publish(here.site, { eng: { header: "To be kept" } });
  const page = await opened(id);
  await headerOf(page).fill("Not wanted");
  await saved(page);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("To be kept");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Not wanted");
  await openScreen(page, "/cms");
  await page.getByText(/^Drafts: Typed and not submitted: /).waitFor();
  await openScreen(page, "/cms/drafts");
  await page.getByRole("button", { name: "Discard draft: Not wanted" }).click();
  await page.getByRole("link", { name: "Not wanted" }).waitFor({ state: "detached" });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  expect(await headerOf(page).inputValue()).toBe("To be kept");
});

it.runIf(FULL)("is compared with what somebody else saved since, as any save is", async () => {
  here.expectFault(/status of 409/);
  const id = await publish(here.site, { eng: { header: "Both", content: "<p>Text</p>" } });
  const page = await opened(id);
  await headerOf(page).fill("Mine");
  await saved(page);
  const news = { _id: id, version: 1, eng: { header: "Theirs", content: "<p>Text</p>" } };
  await staffCall(here.site, "/api/editNews", { news });
  const again = await opened(id);
  await again.getByText("Somebody has saved this since.").waitFor();
  expect(await headerOf(again).inputValue()).toBe("Mine");
  await again.getByRole("button", { name: "Submit" }).click();
  await again.getByRole("button", { name: "Compare both versions" }).click();
  await again.getByRole("group", { name: "Header (English)" }).waitFor();
});

it.runIf(FULL)("of something new is offered above the next empty form", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await headerOf(page).fill("Begun on Monday");
  await saved(page);
  // The same page, opened again, is the same piece of work.
  await page.reload();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Begun on Monday");
  await openScreen(page, "/cms/addnews");
  expect(await headerOf(page).inputValue()).toBe("");
  const row = page.getByRole("listitem").filter({ hasText: "Begun on Monday" });
  await row.getByRole("link", { name: "Go on with it" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Begun on Monday");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  expect(first(await newsOfCategory(here.site, "all")).eng.header).toBe("Begun on Monday");
  await openScreen(page, "/cms/addnews");
  expect(await page.getByText("Begun on Monday").count()).toBe(0);
});
