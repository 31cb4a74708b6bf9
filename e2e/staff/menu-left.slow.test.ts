import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();

/** The menus of the header: their details, and how wide the window is that has it. */
const MENUS: [string, string, number][] = [
  ["the phone's menu", ".phone-menu", 360],
  ["the About menu", ".nav-group", 1280],
];

/** Tells whether anything lies over the middle of the element with the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    return !focused?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it.each(MENUS)("%s closes when the keyboard leaves it, so that the focus is seen", async (_, menu, width) => {
  const page = await here.visit({ width, height: 740 });
  await page.goto("/about");
  const links = page.locator(`${menu} a`);
  const leave = [
    { from: () => links.last().focus(), by: "Tab" },
    { from: () => page.locator(`${menu} > summary`).focus(), by: "Shift+Tab" },
  ];
  for (const { from, by } of leave) {
    await page.locator(`${menu} > summary`).focus();
    await page.keyboard.press("Enter");
    await links.last().waitFor();
    await from();
    expect(await links.last().isVisible()).toBe(true);
    await page.keyboard.press(by);
    await links.last().waitFor({ state: "hidden" });
    expect(await isFocusCovered(page)).toBe(false);
  }
});

it("the phone's menu stands above the page, and goes with it, where no script can close it", async () => {
  const page = await here.visit({ javaScript: false, width: 360, height: 740 });
  await page.goto("/contact");
  await page.locator(".phone-menu > summary").click();
  const last = page.locator(".phone-panel a").last();
  await last.waitFor();
  const end = async () => {
    const box = await last.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const content = await page.getByRole("main").boundingBox();
  expect(content?.y).toBeGreaterThanOrEqual(await end());
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await expect.poll(end).toBeLessThan(0);
});
