import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publicPages, staffScreens } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { setTextSize, sidewaysOverflow } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { isEveryOther, isEveryThird, waysInTurn } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";

const here = readingJourney();
type Findings = Record<string, string[]>;

/** A window of 1280 × 1024 pixels whose page is enlarged four times (WCAG 2.2, 1.4.10). */
const FOUR_TIMES = { width: 320, height: 256 };

/** Twice the size of all text, and nothing else (WCAG 2.2, 1.4.4), on a wide screen and on a phone. */
const TWICE_THE_TEXT = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** The share of the window's height that stays covered while the page moves. */
const heldShare = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight / 2);
    const held = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const inSight = bottom > 0 && top < innerHeight && width > innerWidth / 2;
      // Elsewhere it stands where it belongs, and covers nothing.
      const isHeld = position === "fixed" || (position === "sticky" && (top < 1 || bottom > innerHeight - 1));
      return isHeld && inSight && element.childElementCount > 0;
    });
    return held.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight;
  });

async function measure(page: Page, where: string, found: Findings): Promise<void> {
  const faults = await sidewaysOverflow(page);
  const share = await heldShare(page);
  if (share > 0.4) faults.push(`${Math.round(share * 100)} % of the window is covered`);
  if (faults.length > 0) found[where] = faults;
}

it("every page and screen fits, and is not covered, when all of it or its text is enlarged", {
  timeout: 180_000,
}, async () => {
  const page = await here.visit();
  await signIn(page);
  const found: Findings = {};
  const screens = (await staffScreens(here.site)).filter(
    (_, number) => isEveryThird(number) && isEveryOther(number) && isEveryOther(number / 6),
  );
  const pages = (await publicPages(here.site)).filter(
    (_, number) => isEveryThird(number) && isEveryOther(number),
  );
  for (const [number, path] of [...pages, ...screens].entries()) {
    await page.setViewportSize(FOUR_TIMES);
    await openScreen(page, path);
    await measure(page, `${path}, four times`, found);
    if (!isEveryOther(number)) continue;
    for (const window of waysInTurn(number / 2, TWICE_THE_TEXT)) {
      await page.setViewportSize(window);
      await setTextSize(page, 2);
      await measure(page, `${path}, text at ${window.width}`, found);
      await setTextSize(page, 1);
    }
  }
  expect(found).toEqual({});
});

/**
 * States that are there only after something was pressed: the address, how it comes, what shows that it has come.
 */
const STATES: [string, string, (page: Page) => Promise<void>][] = [
  [
    "the menu",
    "/",
    async (page) => {
      await page.locator(".phone-menu > summary").click();
      await page.locator(".phone-panel").getByRole("link").last().waitFor();
    },
  ],
  [
    "the staff's menu",
    "/cms/managenews",
    async (page) => {
      await page.locator(".staff-nav-sheet > summary").click();
      await page.locator(".staff-nav-sheet").getByRole("link").last().waitFor();
    },
  ],
  [
    "the question before deleting",
    "/cms/managenews",
    async (page) => {
      // The header has such a menu too.
      await page.locator("main .more-menu > summary").first().click();
      await page.locator("main .more-menu .button-danger").first().click();
      await page.getByRole("dialog").getByRole("button").last().waitFor();
    },
  ],
  [
    "a form that was refused",
    "/contact",
    async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
      await page.getByRole("alert").waitFor();
    },
  ],
  [
    "a staff form that was refused",
    "/cms/addnews",
    async (page) => {
      await page.getByRole("button", { name: "Submit" }).click();
      await page.getByRole("alert").waitFor();
    },
  ],
];

describe("four times enlarged", () => {
  it.each(STATES.filter((_, number) => isEveryOther(number)))(
    "%s fits, and all of it can be reached",
    async (_, path, act) => {
      here.expectFault(/status of 400/);
      const page = await here.visit({ ...FOUR_TIMES });
      if (path.startsWith("/cms")) await signIn(page);
      await openScreen(page, path);
      await act(page);
      expect(await sidewaysOverflow(page)).toEqual([]);
      const last = page
        .locator("dialog[open] button, details[open] a, [role=alert] a")
        .filter({ visible: true });
      await last.last().scrollIntoViewIfNeeded();
      const box = await last.last().boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= FOUR_TIMES.height).toBe(true);
    },
  );
});
