import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { COMFORTS } from "../../src/site/comfort/comfort";
import { inLang, publicPages, staffScreens } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { readingJourney } from "../fixtures/journey";
import { sidewaysOverflow } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { isEveryThird, LANGS_IN_TURN } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";

const here = readingJourney();
const ALL = 2 ** COMFORTS.length - 1;

const asked = (page: Page) => page.getAttribute("html", "data-comfort");
const choose = (page: Page, choice: number) =>
  page.context().addCookies([{ name: "comfort", value: String(choice), url: here.site.url }]);

describe.each(LANGS_IN_TURN)("with all settings together, in %s", (lang) => {
  it("pages still fit their windows, and axe finds nothing", { timeout: 120_000 }, async () => {
    const page = await here.visit({ lang });
    await choose(page, ALL);
    const found: Findings = {};
    for (const [number, path] of (await publicPages(here.site)).entries()) {
      if (!isEveryThird(number)) continue;
      await page.goto(inLang(lang, path));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await sidewaysOverflow(page);
        if (wide.length > 0) found[`${path} at ${width}`] = wide;
      }
      await look(page, found, path, number);
    }
    expect(found).toEqual({});
  });
});

it("reaches the staff area too", { timeout: 90_000 }, async () => {
  const page = await here.visit({ width: 320 });
  await choose(page, ALL);
  await signIn(page);
  const found: Findings = {};
  for (const path of (await staffScreens(here.site)).filter((_, number) => isEveryThird(number))) {
    await openScreen(page, path);
    expect(await asked(page)).toBe(COMFORTS.join(" "));
    const wide = await sidewaysOverflow(page);
    if (wide.length > 0) found[path] = wide;
  }
  expect(found).toEqual({});
});
