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
import { isInTurn, isMeasuredInTurn, isWholeInTurn, partInTurn } from "../fixtures/sampling";
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

// One visit answers all of them: most of the work is to open a screen. By turns, each in one language.
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
      const [isWhole, part] = [isWholeInTurn(number), partInTurn(number)];
      if (!isMeasuredInTurn(number)) await look(page, found, path, number, part);
      if (isWhole) await validatePage(page, found, path);
      const broken = await brokenReferences(page);
      if (broken.length > 0) found[`${path}, references`] = broken;
      const read = [foreignWordsOfStaff(page), datesOutsideTime(page), namesakes(page)];
      const words = (await Promise.all(read)).flat();
      if (words.length > 0) found[`${path}, words`] = words;
      if (isWhole || isMeasuredInTurn(number)) await measureFit(page, path, lang, unfit, number);
      if (isWhole) await readHelp(page, lang, path, found);
    }
    expect(titles).toEqual([...new Set(titles)]);
    expect(found).toEqual({});
    expect(unfit).toEqual({});
  },
);
