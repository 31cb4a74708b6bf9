import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, post, sessionCookie } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";
import { languagePart, logIn, openLogin, signIn } from "../fixtures/staff";

const here = journey();
const TEXT = "Three paragraphs of work.";
const HEADER = "Now with a header";

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

async function isUnchanged(page: Page, header: string): Promise<void> {
  const english = languagePart(page, "eng");
  expect(await english.header.inputValue()).toBe(header);
  expect(await english.content.textContent()).toBe(TEXT);
}

async function leaveForHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back Home" }).click();
  await page.waitForURL("/cms");
}

async function endOtherSessions(): Promise<void> {
  const cookie = await sessionCookie(here.site);
  const answer = await fetch(`${here.site.url}/api/sessions`, { headers: { Cookie: cookie } });
  const { sessions } = (await answer.json()) as { sessions: { id: string; current: boolean }[] };
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await post(here.site, "/api/endSession", { session_id: id, password: STAFF.password }, cookie);
  }
}

it("a form loses nothing by a way elsewhere, a refusal, the end of its session and of the server, and is saved once", {
  timeout: 240_000,
}, async () => {
  const page = await here.visit();
  await signIn(page, { own: true });
  await page.goto("/cms/managenews");
  await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
  const { header, content } = languagePart(page, "eng");

  // Nothing was changed: nothing is asked, and nothing is stored.
  await content.click();
  await leaveForHome(page);
  expect(await page.getByText("What you typed is kept as a draft.").count()).toBe(0);
  await page.goBack();

  await content.click();
  await page.keyboard.type(TEXT);
  await leaveForHome(page);
  await page.getByRole("status").getByText("What you typed is kept as a draft.").waitFor();
  await page.goBack();
  await page.getByText("You typed this until").waitFor();
  await isUnchanged(page, "");

  here.expectFault(/status of 400/);
  await submit(page);
  const message = "Write a header in at least one language.";
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByRole("link", { name: `Header: ${message}` }).click();
  await hasFocus(header);
  expect(await header.getAttribute("aria-invalid")).toBe("true");
  const described = (await header.getAttribute("aria-describedby")) ?? "";
  expect(await page.locator(`#${described}`).textContent()).toBe(message);
  await isUnchanged(page, "");
  await page.keyboard.type(HEADER);

  here.expectFault(/status of 401/);
  await endOtherSessions();
  await submit(page);
  const alert = page.getByRole("alert").filter({ hasText: "Nothing you typed is lost" });
  await alert.waitFor();
  await isUnchanged(page, HEADER);
  const opened = page.context().waitForEvent("page");
  await alert.getByRole("link", { name: "Log in (new tab)" }).click();
  const tab = await opened;
  await openLogin(tab);
  await logIn(tab);
  await tab.waitForURL("/cms");
  await tab.close();

  here.expectFault(/ERR_CONNECTION_REFUSED/);
  await here.site.stop();
  await submit(page);
  await page.getByRole("alert").getByText("The server could not be reached.").waitFor();
  await isUnchanged(page, HEADER);
  await here.site.start();

  await page.getByRole("button", { name: "Submit" }).dblclick();
  await page.waitForURL("/cms/managenews");
  const saved = (await newsOfCategory(here.site, "all")).filter(({ eng }) => eng.header === HEADER);
  expect(saved.map(({ eng }) => eng)).toEqual([expect.objectContaining({ content: `<p>${TEXT}</p>` })]);
});
