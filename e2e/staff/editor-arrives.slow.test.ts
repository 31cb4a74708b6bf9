import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { first, newsOfCategory } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey({ cold: true });

/** The file of the editor in the build; what forms share with it stands in others. */
function editorFile(): string {
  const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8"));
  return manifest["src/content/richtext/editor.tsx"].file;
}

it("loses nothing when the editor does not arrive, and writes on when it does", async () => {
  here.expectFault(/ERR_FAILED|Failed to fetch/);
  const page = await here.visit();
  await signIn(page);
  await page.goto("/cms/managenews");
  let away = true;
  await intercept(page, new RegExp(editorFile()), (route) => (away ? route.abort() : route.continue()));
  await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
  const english = languagePart(page, "eng");
  await english.header.fill("Typed without an editor");
  await page.getByRole("alert").filter({ hasText: "Nothing you typed is lost" }).first().waitFor();
  away = false;
  await page.getByRole("button", { name: "Load the editor again" }).first().click();
  await english.content.click();
  await page.keyboard.type("And then with one.");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  const item = first(await newsOfCategory(here.site, "all"));
  expect(item.eng).toMatchObject({ header: "Typed without an editor", content: "<p>And then with one.</p>" });
});

it("says so where the library of pictures does not arrive, keeps what was typed, and opens it when it does", async () => {
  here.expectFault(/ERR_FAILED|Failed to fetch/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  const english = languagePart(page, "eng");
  await english.header.fill("Typed without a library");
  let away = true;
  await intercept(page, /picker-dialog/, (route) => (away ? route.abort() : route.continue()));
  const choose = page.getByRole("button", { name: "Choose one that is here Cover photo" });
  await choose.click();
  await page.getByText("The server could not be reached. Try again in a moment.").waitFor();
  expect(await english.header.inputValue()).toBe("Typed without a library");
  away = false;
  await choose.click();
  const picker = page.getByRole("dialog", { name: "Choose a picture that is here" });
  await picker.waitFor();
  await page.keyboard.press("Escape");
  await picker.waitFor({ state: "detached" });
  expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true);
});
