import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Lang } from "../../src/platform/locale/lang";
import { staffScreens } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { chooseLargeControls, type FitFaults, measureFit } from "../fixtures/fit";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { datesOutsideTime, foreignWordsOfStaff, namesakes } from "../fixtures/reading";
import { brokenReferences } from "../fixtures/references";
import { isInTurn, isNthOfThree, isWithFrame } from "../fixtures/sampling";
import { openLogin, signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = readingJourney();

/** Every language and both layouts; English, whose words are the longest, where there is least room. */
const VIEWS = [
  ["eng", 360],
  ["tra", 360],
  ["sim", 1600],
] as const;

const HELP: Record<Lang, RegExp> = { eng: /^Help: \S/, tra: /^使用說明：\S/, sim: /^使用说明：\S/ };

/** Opens the help of the screen, which says what it is, what visitors see and how to do three things. */
async function readHelp(page: Page, lang: Lang, where: string, found: Findings): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.locator(".help-button").click();
  const panel = page.getByRole("dialog", { name: HELP[lang] });
  await panel.waitFor();
  const headings = [3, 4].map((level) => panel.getByRole("heading", { level }).count());
  const counts = (await Promise.all(headings)).join(" and ");
  if (counts !== "3 and 3") found[`${where}, help`] = [`${counts} headings`];
  // It would go along to the next screen.
  await page.locator(".help-button").click();
}

// Each opens in one language by turns, where words and references are read; axe, html-validate and the sizes are a test of one in three.
it.each(VIEWS)(
  "each screen opens in %s, has nothing that axe, html-validate or a reader finds, fits its windows, and has its help",
  { timeout: 600_000 },
  async (lang, width) => {
    const page = await here.visit({ lang, width });
    await chooseLargeControls(page);
    const found: Findings = {};
    const unfit: FitFaults = {};
    const titles: string[] = [];
    await openLogin(page);
    await look(page, found, "/cms/login");
    await measureFit(page, "/cms/login", lang, unfit);
    await signIn(page);
    for (const [number, path] of (await staffScreens(here.site)).entries()) {
      if (!isInTurn(number, lang)) continue;
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page, path);
      expect(page.url()).toBe(here.site.url + path);
      titles.push(await page.title());
      const part = isWithFrame(number) ? "html" : "main";
      if (isNthOfThree(number, 0)) await look(page, found, path, number, part);
      if (isNthOfThree(number, 1)) await validatePage(page, found, path);
      const broken = await brokenReferences(page);
      if (broken.length > 0) found[`${path}, references`] = broken;
      const read = [foreignWordsOfStaff(page), datesOutsideTime(page), namesakes(page)];
      const words = (await Promise.all(read)).flat();
      if (words.length > 0) found[`${path}, words`] = words;
      if (isNthOfThree(number, 2)) await measureFit(page, path, lang, unfit, number, part);
      if (isNthOfThree(number, 0) && isWithFrame(number)) await readHelp(page, lang, path, found);
    }
    expect(titles).toEqual([...new Set(titles)]);
    expect(found).toEqual({});
    expect(unfit).toEqual({});
  },
);
