import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isAnnounced, noteAnnouncements } from "../fixtures/announcements";
import { itemNames } from "../fixtures/charity-items";
import { publish, starredNews } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { button, screenByKeys } from "../fixtures/keyboard-screen";
import { openScreen } from "../fixtures/open-screen";
import { openMove } from "../fixtures/ordered-list";
import { choosePhotos, languagePart, logIn, newsRow, openLogin, openMore } from "../fixtures/staff";

// Every click and every word here is done by keys; what cannot be reached, is not seen, or loses the focus, fails.
const here = journey();

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("logs in, publishes news with a photo, bold words and a link, and stars it", async () => {
  const page = await here.visit({ keyboard: true });
  await noteAnnouncements(page);
  await openLogin(page);
  await logIn(page);
  await page.waitForURL("/cms");
  await page
    .getByRole("navigation", { name: "Staff area" })
    .getByRole("link", { name: "Manage News" })
    .click();
  await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
  await heading(page, "Add News").waitFor();
  await hasFocus(languagePart(page, "eng").header);
  await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Cover photo$/ }));
  await isAnnounced(page, "photo-0.jpg");
  await page.getByRole("button", { name: /^Replace ?: Cover photo$/ }).waitFor();
  const { header, content } = languagePart(page, "eng");
  await header.fill("By keys alone");
  await content.click();
  for (const key of ["Control+b", "O", "n", "e", "Control+b", "Alt+F10", "End"]) {
    await page.keyboard.press(key);
  }
  await page.keyboard.press("Escape"); // the tool's name goes
  await page.keyboard.press("Escape");
  await hasFocus(content);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/address/i).fill("https://library.example/");
  await dialog.getByLabel(/text|words/i).fill("a link");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await hasFocus(content);
  await button(page, "Submit").click();
  await isAnnounced(page, "News Uploaded");
  await hasFocus(heading(page, "Manage News"));
  await openMore(page, "By keys alone");
  await button(page, "Star: By keys alone").click();
  await isAnnounced(page, "Starred: By keys alone");
  const [{ eng } = { eng: { content: "" } }] = await starredNews(here.site);
  expect(eng.content).toBe(
    '<p><strong>One</strong><a href="https://library.example/" rel="noopener noreferrer">a link</a></p>',
  );
});

it("deletes after a question and comes to Undo, from there back to the list", async () => {
  await publish(here.site, { eng: { header: "Not for long" } });
  const page = await screenByKeys(here, "/cms/managenews");
  const remove = button(page, "Delete: Not for long");
  await openMore(page, "Not for long");
  await remove.click();
  await page.keyboard.press("Escape");
  await hasFocus(remove);
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await isAnnounced(page, "Deleted: Not for long");
  await remove.waitFor({ state: "detached" });
  await hasFocus(button(page, "Undo"));
  await button(page, "Undo").click();
  await isAnnounced(page, "Not for long");
  await newsRow(page, "Not for long").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("tr") !== null)).toBe(true);
});

it("says what is wrong with a form, and that it is kept when it is left", async () => {
  here.expectFault(/status of 4(00|15)/);
  const page = await screenByKeys(here, "/cms/addnews");
  await button(page, "Submit").click();
  const problem = page.getByRole("alert");
  await hasFocus(problem);
  await problem.getByRole("link").first().click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches("input, textarea, [role=textbox]")))
    .toBe(true);
  await languagePart(page, "eng").header.fill("Half a hea");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Choose an image ?: Cover photo$/ }).click(),
  ]);
  await chooser.setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await isAnnounced(page, "notes.txt");
  await page.getByRole("link", { name: "Back Home" }).click();
  await isAnnounced(page, "What you typed is kept as a draft");
});

it("puts items in order and saves the order", async () => {
  const page = await screenByKeys(here, "/cms/managecharityitems");
  const [first = "", second = ""] = await itemNames(here.site);
  await openMove(page, first);
  const down = button(page, `Move down: ${first}`);
  await down.click();
  await isAnnounced(page, `${first} moved to position 2`);
  await hasFocus(down);
  await button(page, "Update Order").click();
  await isAnnounced(page, "Order Updated");
  expect((await itemNames(here.site)).slice(0, 2)).toEqual([second, first]);
  await openScreen(page, "/cms/sma");
  await page.locator("summary", { hasText: "Move: " }).first().click();
  await page
    .getByRole("button", { name: /^Move down: / })
    .first()
    .click();
  const save = page.locator(".submit-row button");
  await save.click();
  await isAnnounced(page, "Order Updated");
  await hasFocus(save);
});
