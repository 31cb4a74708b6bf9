import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { sessionCookie } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

/** A form that is not kept while it is typed, as its words are a donor's. */
async function startedDonation(page: Page): Promise<Locator> {
  await openScreen(page, "/cms/adddonation");
  const name = page.getByLabel("First name");
  await name.fill("Not saved yet");
  return name;
}

it("asks before Log out takes a changed form, and the session ends only after that", async () => {
  const page = await here.visit();
  await signIn(page);
  const name = await startedDonation(page);
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await name.inputValue()).toBe("Not saved yet");
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ authenticated: true });
  // The browser's own question would be a second one, and stop this test.
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/cms/login");
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ authenticated: false });
});

it("has what was typed on the server before Log out ends the session", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Typed right before");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("/cms/login");
  const Cookie = await sessionCookie(here.site);
  const { autosaves } = await (await fetch(`${here.site.url}/api/autosaves`, { headers: { Cookie } })).json();
  expect(autosaves[0]).toMatchObject({ title: "Typed right before", id: null });
});

it("takes Enter for the answer that loses nothing", async () => {
  const page = await here.visit();
  await signIn(page);
  const name = await startedDonation(page);
  await page.getByRole("link", { name: "Back Home" }).click();
  const dialog = page.getByRole("dialog");
  await hasFocus(dialog.getByRole("button", { name: "Stay here" }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  expect(await name.inputValue()).toBe("Not saved yet");
  await name.fill("");
  await openScreen(page, "/cms/managenews");
  await page.locator("main .more-menu summary").first().click();
  await page
    .getByRole("button", { name: /^Delete: / })
    .first()
    .click();
  await hasFocus(dialog.getByRole("button", { name: "No", exact: true }));
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Nothing was deleted").waitFor();
});

it("asks before another language takes a changed form, and chooses none for who stays", async () => {
  const page = await here.visit();
  await signIn(page);
  await startedDonation(page);
  await page.getByRole("button", { name: "繁體中文" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  expect((await page.context().cookies()).find(({ name }) => name === "lang")?.value).not.toBe("tra");
  await page.getByRole("button", { name: "繁體中文" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "新增捐款" }).waitFor();
});

it("takes what was typed along into another language", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Typed in English");
  await page.getByRole("button", { name: "繁體中文" }).click();
  await page.getByRole("heading", { name: "新增消息" }).waitFor();
  await page.locator("textarea", { hasText: "Typed in English" }).first().waitFor();
});

it.each(["Messages", "Activity", "Home"])("a signed-out person is sent away from %s", async (name) => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  here.expectFault(/status of 401/);
  await page.context().clearCookies();
  await page.getByRole("navigation", { name: "Staff area" }).getByRole("link", { name, exact: true }).click();
  await page.waitForURL("/unauthorized");
  await page.getByText("You are signed out. Please login to access the CMS.").waitFor();
});

it("has what was typed after the session ended, once one is signed in again", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  here.expectFault(/status of 401/);
  await page.context().clearCookies();
  await languagePart(page, "eng").header.fill("Typed without a session");
  await page.getByText("Kept in this browser; log in again to save it").waitFor();
  await page.getByRole("link", { name: "Back Home" }).click();
  await page.waitForURL("/unauthorized");
  await signIn(page, { own: true, drafts: true });
  await openScreen(page, "/cms/addnews");
  await page.getByRole("listitem").filter({ hasText: "Typed without a session" }).getByRole("link").click();
  await expect.poll(() => languagePart(page, "eng").header.inputValue()).toBe("Typed without a session");
});
