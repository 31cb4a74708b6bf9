import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectPayPal, siteWithPayPal } from "../fixtures/donate-with-paypal";
import { LANGS_IN_TURN } from "../fixtures/sampling";

const { here } = siteWithPayPal();

/** Presses Tab until the control of this role and name has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, role: "radio" | "checkbox" | "button" | "link", name: RegExp) {
  const control = page.getByRole(role, { name }).first();
  await control.waitFor();
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${role} ${name}`);
}

/** Tells whether the element with the focus shows it. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const shown = document.activeElement?.closest("label") ?? document.activeElement;
    return [document.activeElement, shown].some(
      (element) => element && getComputedStyle(element).outlineStyle !== "none",
    );
  });

it("takes a donation from the home page to the thanks by keyboard alone", async () => {
  expectPayPal(here);
  const page = await here.visit();
  await page.goto("/");
  await tabTo(page, "link", /^Donate$/);
  await page.keyboard.press("Enter");
  await tabTo(page, "radio", /^HK\$200$/);
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "checkbox", /official receipt/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", /^Donate HK\$500 with PayPal$/);
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Pay HKD 500.00" }).waitFor();
  await tabTo(page, "button", /^Approve$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  await page.getByText("You asked for an official receipt").waitFor();
  await tabTo(page, "link", /^Back to the home page$/);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("donate"));
});

/** The pixels of the page that are to be found only by scrolling sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

it.each(LANGS_IN_TURN)("takes a donation zoomed in four times, in %s", async (lang) => {
  expectPayPal(here);
  here.expectFault(/status (of )?400/);
  // 1280 by 1024 at 400 %.
  const page = await here.visit({ lang, width: 320, height: 256, scale: 4 });
  const words = {
    eng: { other: "Another amount", pay: "Donate with PayPal", thanks: /^Thank you, Ka Yan Wong$/ },
    tra: { other: "其他金額", pay: "以 PayPal 捐款", thanks: /^多謝您，\s?Ka Yan Wong$/ },
    sim: { other: "其他金额", pay: "用 PayPal 捐款", thanks: /^谢谢您，\s?Ka Yan Wong$/ },
  }[lang];
  await page.goto("/donate");
  expect(await sideways(page)).toBe(0);
  const form = page.locator("form.paypal-form");
  const targets = await form.locator("label:has(input[type=radio], input[type=checkbox]), button").all();
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await page.getByRole("radio", { name: words.other }).check();
  const amount = page.getByRole("textbox", { name: new RegExp(words.other.replace("Another", "Other")) });
  await amount.fill("1,234.567");
  await page.getByRole("button", { name: words.pay, exact: true }).click();
  await page.getByRole("alert").getByRole("link").click();
  expect(await sideways(page)).toBe(0);
  await amount.fill("1,234.50");
  await form.getByRole("button").click(); // which says the amount now
  await page.getByRole("heading", { name: "Pay HKD 1234.50" }).waitFor();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("heading", { name: words.thanks }).waitFor();
  await page.getByText("HK$1,234.50").waitFor();
  expect(await sideways(page)).toBe(0);
});
