import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { messages, row, told, write } from "../fixtures/staff-messages";

const here = journey();

beforeAll(async () => {
  for (const firstName of ["Ann", "Ben", "Cho"])
    await write(here.site.url, { firstName, message: "關於輪椅" });
});

const names = (page: Page) => page.locator(".entry-table-link").allTextContents();
const field = (page: Page) => page.getByRole("searchbox");
const nameOf = (page: Page) => new URL(page.url()).searchParams.get("q");

describe("a list of records", () => {
  it("is searched as somebody types, in either script, but not while they compose", async () => {
    const page = await messages(here);
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await field(page).pressSequentially("ben");
    await page.waitForURL(/q=ben/);
    await expect.poll(() => names(page)).toEqual(["Ben Chan"]);
    await hasFocus(field(page));
    await told(page, "Found: 1");
    await field(page).fill("");
    await expect.poll(() => names(page)).toHaveLength(3);
    const client = await page.context().newCDPSession(page);
    await client.send("Input.imeSetComposition", { text: "lun", selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press("Enter");
    expect(nameOf(page) ?? "").toBe("");
    await client.send("Input.insertText", { text: "轮椅" });
    await expect.poll(() => nameOf(page)).toBe("轮椅");
    await expect.poll(() => names(page)).toHaveLength(3);
    // What was typed on the way took no step.
    expect(await steps()).toBe(before);
  });

  it("is saved as a view under a name, and deleted", async () => {
    const page = await messages(here);
    await field(page).fill("ben");
    await page.waitForURL(/q=ben/);
    await page.getByRole("button", { name: "Save this view" }).click();
    await page.keyboard.press("Enter");
    await page.getByText("Give the view a name.").first().waitFor();
    await page.keyboard.type("Of Ben");
    await page.keyboard.press("Enter");
    await page.getByText("View saved: Of Ben").waitFor();
    await page.goto("/cms/messages");
    await page.getByRole("link", { name: "Of Ben" }).click();
    await page.waitForURL(/q=ben/);
    await expect.poll(() => names(page)).toEqual(["Ben Chan"]);
    await page.getByRole("button", { name: "Delete this view" }).click();
    await page.getByRole("link", { name: "Of Ben" }).waitFor({ state: "detached" });
  });

  it("is worked through by single keys, and has the focus on the row that one comes back from", async () => {
    const page = await messages(here, "?sort=name");
    await page.keyboard.press("/");
    await hasFocus(field(page));
    await field(page).press("Tab");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await hasFocus(page.getByRole("link", { name: "Ben Chan" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Ben Chan" }).waitFor();
    await page.getByRole("link", { name: "All messages" }).click();
    await page.waitForURL("/cms/messages?sort=name");
    await hasFocus(page.getByRole("link", { name: "Ben Chan" }));
    await page.evaluate(() => localStorage.setItem("staff-single-keys-off", "yes"));
    await page.keyboard.press("j");
    await hasFocus(page.getByRole("link", { name: "Ben Chan" }));
  });

  it("has rows selected and done with together", async () => {
    const page = await messages(here, "?sort=name");
    const found: Findings = {};
    await page.getByLabel("Select Ann Chan").check();
    await row(page, "Cho Chan").getByRole("link").focus();
    await page.keyboard.press("x");
    await told(page, "Selected: 2");
    await look(page, found, "with two selected");
    expect(found).toEqual({});
    await page.getByRole("button", { name: "Mark as done", exact: true }).click();
    await told(page, "2 marked as done");
    await expect.poll(() => names(page)).toEqual(["Ben Chan"]);
    await page.getByLabel("Select all on this page").check();
    await told(page, "Selected: 1");
    await page.getByRole("button", { name: "Clear selection" }).click();
    expect(await page.getByLabel("Select Ben Chan").isChecked()).toBe(false);
  });

  it("has filters that are taken off again, and begins within 300 pixels", async () => {
    const page = await messages(here);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScreen(page, "/cms/donations?year=2026");
    const first = await page.locator("tbody tr").first().boundingBox();
    expect(first?.y).toBeLessThan(300);
    const year = page.getByLabel("Year");
    await page.getByLabel("Method").selectOption("Cash");
    await page.waitForURL(/method=cash/);
    await page.getByRole("button", { name: "Remove filter: Year" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has("year")).toBe(false);
    expect(new URL(page.url()).searchParams.get("method")).toBe("cash");
    await hasFocus(year);
  });
});
