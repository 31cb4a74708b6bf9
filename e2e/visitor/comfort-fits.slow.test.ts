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

it("makes controls at least 60 pixels high", async () => {
  const page = await here.visit({ width: 360 });
  await choose(page, 1);
  const places = [
    ["/", ".button, summary"],
    ["/contact", ".button, .field"],
    ["/archive", ".button, .field"],
    ["/donate?method=bank", ".method-tabs a, summary"],
  ] as const;
  for (const [path, kinds] of places) {
    await page.goto(path);
    const heights = await page.locator(kinds).evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          control: control.outerHTML.slice(0, 120),
          height: control.getBoundingClientRect().height,
        })),
    );
    expect(heights.length, path).toBeGreaterThan(1);
    expect(
      heights.filter(({ height }) => height < 60),
      path,
    ).toEqual([]);
  }
});

it("keeps the plain page in line with its header, with room around what is read", async () => {
  const page = await here.visit();
  await choose(page, 2 ** COMFORTS.indexOf("plain"));
  await page.goto("/");
  const boxes = (of: string) =>
    page.locator(of).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [logo] = await boxes(".brand");
  for (const { left } of await boxes("main h2, .call-us > p:first-child"))
    expect(left).toBeCloseTo(logo.left, 0);
  const sections = await boxes("main > section:has(h2)");
  const headings = await boxes("main > section h2");
  for (const [number, { top }] of headings.entries())
    expect(top - sections[number].top).toBeGreaterThanOrEqual(32);
  const [footer] = await boxes(".site-footer");
  const [name] = await boxes(".call-us > p:first-child");
  expect(name.top - footer.top).toBeGreaterThanOrEqual(32);
  const covers = await boxes(".card-cover");
  expect(covers.length).toBeGreaterThan(2);
  for (const { height } of covers) expect(height).toBeLessThanOrEqual(400);
});
