import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newsOfCategory } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { formsJourney } from "../fixtures/forms-journey";
import { holding } from "../fixtures/holding";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { languagePart, newsRow, signIn } from "../fixtures/staff";

const here = journey();
const { addForm, screen } = formsJourney(here);

const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const question = (page: Page) => page.getByRole("dialog", { name: "This is still being saved. Leave?" });

/** Add News with a header. */
async function started(header: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill(header);
  return page;
}

const savedAs = async (header: string) =>
  (await newsOfCategory(here.site, "all")).filter(({ eng }) => eng.header === header).length;

describe("leaving while a save is under way", () => {
  it("asks, and whoever stays has everything when it fails", async () => {
    here.expectFault(/ERR_FAILED/);
    const page = await started("On a bad line");
    const { first } = await holding(page, "**/api/content/news", "POST");
    await submit(page).click();
    const call = await first;
    await page.getByRole("link", { name: "Back Home" }).click();
    await question(page).getByRole("button", { name: "Stay here" }).click();
    await call.abort();
    await page.getByRole("alert").getByText("The server could not be reached.").waitFor();
    expect(await languagePart(page, "eng").header.inputValue()).toBe("On a bad line");
  });

  it("is told of its end where one went, and is not pulled away from there", async () => {
    const page = await started("Saved behind one's back");
    const { first } = await holding(page, "**/api/content/news", "POST");
    await submit(page).click();
    const call = await first;
    await page.getByRole("link", { name: "Back Home" }).click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("/cms");
    await call.continue();
    await page.getByRole("status").getByText("News Uploaded").waitFor();
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cms");
    expect(await savedAs("Saved behind one's back")).toBe(1);
  });

  it("asks before the window closes", async () => {
    const page = await started("Closed too early");
    const { first } = await holding(page, "**/api/content/news", "POST");
    await submit(page).click();
    const call = await first;
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await call.continue();
    await page.waitForURL("/cms/managenews");
  });
});

describe("the fields of a form that is being saved", () => {
  it("take nothing that would be lost, say so, and are as before when it fails", async () => {
    here.expectFault(/ERR_FAILED/);
    const page = await started("Typed");
    const { header } = languagePart(page, "eng");
    const { first } = await holding(page, "**/api/content/news", "POST");
    await header.press("Enter");
    const call = await first;
    await hasFocus(page.getByRole("button", { name: "Saving…" }));
    await page.getByRole("status").getByText("Saving… The fields can be changed again").waitFor();
    expect(await page.locator("[inert]").count()).toBe(1);
    await page.keyboard.type("lost?");
    expect(await page.locator("[inert] textarea").first().inputValue()).toBe("Typed");
    await call.abort();
    await page.getByRole("alert").getByText("The server could not be reached.").waitFor();
    await header.fill("Typed again");
    await page.unroute("**/api/content/news");
    await submit(page).click();
    await page.waitForURL("/cms/managenews");
    expect(await savedAs("Typed again")).toBe(1);
  });

  it("are closed in an editor that goes after its save too", async () => {
    await addForm({ formValue: "To be named" });
    const page = await screen();
    await page.getByRole("link", { name: "Edit: To be named" }).click();
    const name = languagePart(page, "eng").region.getByLabel("Display name");
    await name.fill("Named");
    const { first } = await holding(page, "**/api/content/forms/*", "PUT");
    await name.press("Enter");
    const call = await first;
    await page.locator("[inert]").waitFor();
    await call.continue();
    await newsRow(page, "Named").waitFor();
  });

  it("are closed too where a password is asked for, and empty afterwards", async () => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, "/cms/staff");
    const [username, password] = ["Username", "Your password"].map((name) =>
      page.getByRole("textbox", { name, exact: true }),
    );
    if (!username || !password) throw new Error("There is no form.");
    await username.fill("held");
    await password.fill(STAFF.password);
    const { first } = await holding(page, "**/api/addStaff", "POST");
    await password.press("Enter");
    const call = await first;
    await hasFocus(page.getByRole("button", { name: "Saving…" }));
    await page.keyboard.type("lost?");
    expect(await page.locator("[inert] input").first().inputValue()).toBe("held");
    await call.continue();
    await page.getByRole("status").getByText("Account added: held").waitFor();
    await expect.poll(() => username.inputValue()).toBe("");
    expect(await password.inputValue()).toBe("");
  });
});
