import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../src/platform/locale/lang";
import { hasFocus } from "../fixtures/focus";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const options = (page: Page) => page.getByRole("dialog").getByRole("option");
/** The option that Enter would open. */
const active = (page: Page) => page.getByRole("dialog").getByRole("option", { selected: true });

async function atHome(lang: Lang = "eng"): Promise<Page> {
  const page = await here.visit({ lang, keyboard: true });
  await signIn(page);
  await openScreen(page, "/cms");
  return page;
}

async function atHomeByMouse(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms");
  return page;
}

describe("by keys alone", () => {
  it("goes to a screen, the focus on its heading", async () => {
    const page = await atHome();
    await page.keyboard.press("Control+k");
    await hasFocus(field(page));
    await page.keyboard.type("receipt");
    await expect.poll(() => active(page).textContent()).toContain("Receipts");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(
      await active(page).getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Receipts" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("goes from the form of something new to that of something else, which begins with its own fields", async () => {
    const page = await here.visit({ keyboard: true });
    await signIn(page);
    await openScreen(page, "/cms/addnews");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("add note");
    await expect.poll(() => active(page).textContent()).toContain("Add Note");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Add Note" }).waitFor();
    await page.getByRole("textbox", { name: "Author" }).first().waitFor();
  });

  it("chooses among what was found with the arrow keys, and says how many there are", async () => {
    const page = await atHome();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("walk and roll 2026");
    await page
      .getByRole("dialog")
      .getByRole("status")
      .getByText(/^Found: \d+$/)
      .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await active(page).textContent()).toContain("Walk and Roll 2026");
    await page.keyboard.press("Enter");
    await page.waitForURL(/EditNews\?news_id=/);
  });

  it("gives the focus back with Escape", async () => {
    const page = await atHome();
    const button = page.getByRole("button", { name: "Find" });
    await button.focus();
    await page.keyboard.press("Enter");
    await hasFocus(field(page));
    await page.keyboard.press("Escape");
    await hasFocus(button);
  });

  it("opens the help of a screen that is found by what one wants to do", async () => {
    const page = await atHome();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("forgot the password");
    await expect.poll(() => active(page).textContent()).toContain("Help somebody who forgot the password");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Help: Staff accounts" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cms/staff");
  });

  it("finds the help of a screen by both their names", async () => {
    const page = await atHome();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("help receipts");
    await expect.poll(() => options(page).first().textContent()).toContain("Receipts");
  });

  it("has the focus in the field as soon as it is there, so that no letter is lost", async () => {
    const page = await atHome();
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector("dialog.find")) return;
        seen.disconnect();
        const key = new KeyboardEvent("keydown", { key: "f", bubbles: true, cancelable: true });
        const isTaken = document.activeElement?.dispatchEvent(key) === false;
        document.body.dataset.firstKey = `${document.activeElement?.role}, ${isTaken ? "taken" : "typed"}`;
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press("Control+k");
    await hasFocus(field(page));
    expect(await page.evaluate(() => document.body.dataset.firstKey)).toBe("combobox, typed");
  });

  it("says that nothing was found", async () => {
    const page = await atHome();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("qqqq");
    await page.getByRole("dialog").getByText("Nothing found for “qqqq”.").waitFor();
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("qqqq");
  });
});

it("says how many there are where not all are shown, and leads to the list with the same words", async () => {
  const page = await atHomeByMouse();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("sma");
  const said = page.getByRole("dialog").getByRole("status");
  await said.getByText(/^Found: \d+, of which \d+ are shown$/).waitFor();
  const news = page.getByRole("dialog").getByRole("group", { name: "News", exact: true });
  const all = news.getByRole("option", { name: /^Show all \d+/ });
  const count = (await all.textContent())?.match(/\d+/)?.[0];
  await all.click();
  await page.waitForURL(/\/cms\/managenews\?q=sma$/);
  await page.getByRole("main").getByText(`Found: ${count}`).waitFor();
});

it("offers first what is named as was typed, whatever it is", async () => {
  const page = await atHomeByMouse();
  for (const typed of ["annual report", "walk and roll 2026", "volunteer"]) {
    await page.keyboard.press("Control+k");
    await field(page).fill(typed);
    const said = page.getByRole("dialog").getByRole("status");
    await said.getByText(/^Found/).waitFor();
    await expect.poll(() => active(page).textContent()).toMatch(new RegExp(`^${typed}`, "i"));
    await page.keyboard.press("Escape");
  }
});

it("leads to a setting by its name, with the focus in its field", async () => {
  const page = await atHomeByMouse();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("annual report");
  const setting = page.getByRole("dialog").getByRole("group", { name: "Site details" });
  await setting.getByRole("option", { name: "Annual report" }).click();
  await hasFocus(page.getByRole("textbox", { name: "Year" }));
});

it("neither looks for nor opens anything while Chinese is composed", async () => {
  const page = await atHome("tra");
  await page.keyboard.press("Control+k");
  await hasFocus(field(page));
  const input = await page.context().newCDPSession(page);
  const all = await options(page).count();
  await input.send("Input.imeSetComposition", { text: "shou", selectionStart: 4, selectionEnd: 4 });
  await page.keyboard.press("Enter");
  expect(await options(page).count()).toBe(all);
  expect(new URL(page.url()).pathname).toBe("/cms");
  await input.send("Input.insertText", { text: "收據" });
  await expect.poll(() => active(page).textContent()).toContain("收據");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "收據" }).waitFor();
});

// 阮秀錦 as Simplified Chinese writes it, in the Traditional staff area, and a topic the other way round.
it.each([
  ["tra", "阮秀锦", "阮秀錦女士"],
  ["sim", "簡逸嵐", "简逸岚先生"],
] as const)("finds in %s what is typed in the other script, once: %s", async (lang, typed, found) => {
  const page = await atHome(lang);
  await page.keyboard.press("Control+k");
  await field(page).fill(typed);
  await expect.poll(() => options(page).allTextContents()).toEqual([expect.stringContaining(found)]);
});

it("is opened and used by touch", async () => {
  const page = await here.visit({ width: 360, height: 780, touch: true });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await page.getByRole("button", { name: "Find" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await field(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Find" }).tap();
  await field(page).fill("volun");
  const option = options(page).filter({ hasText: "Volunteer" }).first();
  const box = await option.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  await option.tap();
  await page.getByRole("heading", { level: 1, name: "Volunteer" }).waitFor();
});
