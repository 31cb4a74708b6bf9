import { expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";
import { languagePart, openScreen, signIn } from "../fixtures/staff";

const here = journey();
const { screen } = formsJourney(here);

it("asks before Log out takes a changed form, and the session ends only after that", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const { header } = languagePart(page, "eng");
  await header.fill("Not saved yet");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await header.inputValue()).toBe("Not saved yet");
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ authenticated: true });
  // The browser's own question would be a second one, and stop this test.
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/cms/login");
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ authenticated: false });
});

it("takes Enter for the answer that loses nothing", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const { header } = languagePart(page, "eng");
  await header.fill("Not lost by Enter");
  await page.getByRole("link", { name: "Back Home" }).click();
  const dialog = page.getByRole("dialog");
  await hasFocus(dialog.getByRole("button", { name: "Stay here" }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  expect(await header.inputValue()).toBe("Not lost by Enter");
  await header.fill("");
  await openScreen(page, "/cms/managenews");
  await page.locator(".more-menu summary").first().click();
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
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Not saved yet");
  await page.getByRole("button", { name: "繁體中文" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  expect((await page.context().cookies()).find(({ name }) => name === "lang")?.value).not.toBe("tra");
  await page.getByRole("button", { name: "繁體中文" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "新增消息" }).waitFor();
});

it("asks before a search takes a form that was half typed", async () => {
  const page = await screen();
  await page.getByRole("link", { name: "Add New Form" }).click();
  const name = languagePart(page, "eng").region.getByLabel("Display name");
  await name.fill("Half");
  await page.getByLabel("Search").fill("nothing like it");
  await page.getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  expect(await name.inputValue()).toBe("Half");
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

it("what was typed stays on its screen when the session ends", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill("Kept");
  here.expectFault(/status of 401/);
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Back Home" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  expect(await languagePart(page, "eng").header.inputValue()).toBe("Kept");
  await page.getByRole("link", { name: "Back Home" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/unauthorized");
});

it("a list says without a word of Submit that one is signed out", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  here.expectFault(/status of 401/);
  await page.context().clearCookies();
  await page.locator(".more-menu summary").first().click();
  await page
    .getByRole("button", { name: /^Star: / })
    .first()
    .click();
  const alert = page.getByRole("alert").filter({ hasText: "You are signed out." });
  await alert
    .getByText("You are signed out. Log in again in another tab, then try once more.", { exact: true })
    .waitFor();
});
