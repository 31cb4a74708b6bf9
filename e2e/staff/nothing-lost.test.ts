import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { first, newsOfCategory, post, sessionCookie } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";
import { languagePart, logIn, openLogin, signIn } from "../fixtures/staff";

const here = journey();
const TEXT = "Three paragraphs of work.";

/** Add News with a header (unless it is empty) and a text typed into it. */
async function startedForm(header: string, width = 1280): Promise<Page> {
  const page = await here.visit({ width });
  await signIn(page, { own: true });
  await page.goto("/cms/managenews");
  await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
  const english = languagePart(page, "eng");
  if (header) await english.header.fill(header);
  await english.content.click();
  await page.keyboard.type(TEXT);
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

async function keepsEverything(page: Page, header: string): Promise<void> {
  const english = languagePart(page, "eng");
  expect(await english.header.inputValue()).toBe(header);
  expect(await english.content.textContent()).toBe(TEXT);
}

async function isPublished(page: Page, header: string): Promise<void> {
  await page.waitForURL("/cms/managenews");
  const item = first(await newsOfCategory(here.site, "all"));
  expect(item.eng).toMatchObject({ header, content: `<p>${TEXT}</p>` });
}

describe("a refused save", () => {
  it("keeps what was typed and says what is missing, next to the field and on top", async () => {
    here.expectFault(/status of 400/);
    const page = await startedForm("");
    await submit(page);
    const message = "Write a header in at least one language.";
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await summary.getByRole("link", { name: `Header: ${message}` }).click();
    const { header } = languagePart(page, "eng");
    await hasFocus(header);
    expect(await header.getAttribute("aria-invalid")).toBe("true");
    const described = (await header.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`#${described}`).textContent()).toBe(message);
    await keepsEverything(page, "");
    await page.keyboard.type("Now with a header");
    await submit(page);
    await isPublished(page, "Now with a header");
  });
});

describe("a session that ended in mid-edit", () => {
  it("is said, and after a login in another tab the same Submit works", async () => {
    here.expectFault(/status of 401/);
    const page = await startedForm("Written while signed out");
    const cookie = await sessionCookie(here.site);
    const answer = await fetch(`${here.site.url}/api/sessions`, { headers: { Cookie: cookie } });
    const { sessions } = (await answer.json()) as { sessions: { id: string; current: boolean }[] };
    for (const { id } of sessions.filter(({ current }) => !current)) {
      await post(here.site, "/api/endSession", { session_id: id, password: STAFF.password }, cookie);
    }
    await submit(page);
    const alert = page.getByRole("alert").filter({ hasText: "Nothing you typed is lost" });
    await alert.waitFor();
    await keepsEverything(page, "Written while signed out");
    const opened = page.context().waitForEvent("page");
    await alert.getByRole("link", { name: "Log in (new tab)" }).click();
    const tab = await opened;
    await openLogin(tab);
    await logIn(tab);
    await tab.waitForURL("/cms");
    await tab.close();
    await submit(page);
    await isPublished(page, "Written while signed out");
  });
});

describe("a server that is gone", () => {
  it("is said, and after it is back the same Submit works", async () => {
    here.expectFault(/ERR_CONNECTION_REFUSED/);
    const page = await startedForm("Written while it was away");
    await here.site.stop();
    await submit(page);
    await page.getByRole("alert").getByText("The server could not be reached.").waitFor();
    await keepsEverything(page, "Written while it was away");
    await here.site.start();
    await submit(page);
    await isPublished(page, "Written while it was away");
  });
});

describe("leaving a changed form", () => {
  it("asks nothing and says that it is kept: the way back leads to all of it", async () => {
    const page = await startedForm("Half done");
    await page.getByRole("link", { name: "Back Home" }).click();
    await page.waitForURL("/cms");
    await page.getByRole("status").getByText("What you typed is kept as a draft.").waitFor();
    await page.goBack();
    await page.getByText("You typed this until").waitFor();
    await keepsEverything(page, "Half done");
  });

  it("does not ask when nothing was changed", async () => {
    const page = await here.visit();
    await signIn(page, { own: true });
    await page.goto("/cms/addnews");
    await languagePart(page, "eng").content.click();
    await page.getByRole("link", { name: "Back Home" }).click();
    await page.waitForURL("/cms");
  });
});
