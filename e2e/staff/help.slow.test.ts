import { expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

// What it says of each screen is read in every-screen.test.ts.
it("opens with F1 and ?, stays beside the screen, follows to the next one, and closes with Escape", async () => {
  const page = await here.visit({ width: 1440, keyboard: true });
  await signIn(page);
  await openScreen(page, "/cms/donations");
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Help: Donations" }).waitFor();
  await page.getByRole("navigation", { name: "Staff area" }).getByRole("link", { name: "Receipts" }).click();
  const receipts = page.getByRole("dialog", { name: "Help: Receipts" });
  await receipts.waitFor();
  await receipts.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await receipts.waitFor({ state: "detached" });
  await page.getByRole("main").focus();
  await page.keyboard.press("?");
  await receipts.waitFor();
  await page.keyboard.press("?");
  await receipts.waitFor({ state: "detached" });
});

it("is not what somebody means who types a question mark", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  const search = page.getByRole("searchbox");
  await search.focus();
  await page.keyboard.press("F1");
  await page.keyboard.type("why?");
  expect(await search.inputValue()).toBe("why?");
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("lies over a small screen, holds the focus, and gives it back", async () => {
  const page = await here.visit({ width: 360, height: 780, touch: true });
  await signIn(page);
  await openScreen(page, "/cms/backup");
  const button = page.getByRole("button", { name: "Help" });
  await button.tap();
  const panel = page.getByRole("dialog", { name: "Help: Backup" });
  await hasFocus(panel.getByRole("button", { name: "Close" }));
  await panel.getByRole("button", { name: "Close" }).tap();
  await hasFocus(button);
});
