import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { first, newsOfCategory } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { holding } from "../fixtures/holding";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, languagePart, signIn } from "../fixtures/staff";

const here = journey();

/** Add News with a header, and a cover that is on its way until the route is let go. */
async function coverUnderWay(header: string): Promise<{ page: Page; upload: Route }> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await languagePart(page, "eng").header.fill(header);
  const held = Promise.withResolvers<Route>();
  await intercept(page, "/api/upload", (route) => held.resolve(route), { times: 1 });
  await choosePhotos(page.getByRole("button", { name: "Choose an image: Cover photo" }));
  return { page, upload: await held.promise };
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const waiting = (page: Page) => page.getByRole("button", { name: "Waiting for upload…" });

describe("Submit while a photo is on its way", () => {
  it("waits for it, takes what is typed meanwhile, and saves all of it by itself", async () => {
    const { page, upload } = await coverUnderWay("With its photo");
    await submit(page).click();
    expect(await waiting(page).getAttribute("aria-disabled")).toBe("true");
    await waiting(page).press("Enter"); // once more changes nothing
    await languagePart(page, "tra").header.fill("連同相片");
    expect((await newsOfCategory(here.site, "all")).map(({ eng }) => eng.header)).not.toContain(
      "With its photo",
    );
    await upload.continue();
    await page.waitForURL("/cms/managenews");
    const [saved, before] = await newsOfCategory(here.site, "all");
    expect(saved).toMatchObject({ eng: { header: "With its photo" }, tra: { header: "連同相片" } });
    expect(saved?.coverId).toBeTruthy();
    expect(before?.eng.header).not.toBe("With its photo");
  });

  it("is called off when the photo does not arrive, and works once it has been sent again", async () => {
    here.expectFault(/ERR_FAILED|ERR_CONNECTION/);
    const { page, upload } = await coverUnderWay("Tried again");
    await submit(page).click();
    await waiting(page).waitFor();
    await upload.abort();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    const message = "Try again or remove the file, then submit again.";
    await summary.getByRole("link", { name: `Cover photo: ${message}` }).click();
    const chooser = page.getByRole("button", { name: "Choose an image: Cover photo" });
    await hasFocus(chooser);
    await page.locator(".field-error").getByText(message).waitFor();
    await page.getByRole("alert").getByText("The file did not arrive.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/cms/addnews");
    await page.getByRole("button", { name: /^Try again/ }).click();
    await submit(page).click();
    await page.waitForURL("/cms/managenews");
    const saved = first(await newsOfCategory(here.site, "all"));
    expect(saved.eng.header).toBe("Tried again");
    expect(saved.coverId).toBeTruthy();
  });

  it("is called off when the photo is cancelled, says so, and saves once it is pressed again", async () => {
    const { page, upload } = await coverUnderWay("Without its photo");
    const { held } = await holding(page, "**/api/content/news", "POST");
    await submit(page).click();
    await waiting(page).waitFor();
    await page.getByRole("button", { name: /^Cancel/ }).click();
    await page.getByRole("status").filter({ hasText: "Not saved yet: press Submit to save it." }).waitFor();
    await submit(page).waitFor();
    expect(held).toHaveLength(0);
    await upload.abort();
    await page.unroute("**/api/content/news");
    await submit(page).click();
    await page.waitForURL("/cms/managenews");
    expect(first(await newsOfCategory(here.site, "all")).coverId).toBeNull();
  });

  it("asks before the screen is left, even when nothing else was changed", async () => {
    const { page, upload } = await coverUnderWay("");
    await page.getByRole("link", { name: "Back Home" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    await upload.continue();
  });
});
