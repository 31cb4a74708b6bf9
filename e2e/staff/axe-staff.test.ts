import { describe, expect, it } from "vitest";
import { staffScreens } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { readingJourney } from "../fixtures/journey";
import { datesOutsideTime, foreignWordsOfStaff, namesakes } from "../fixtures/reading";
import { isInTurn } from "../fixtures/sampling";
import { openLogin, openScreen, signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = readingJourney();

/** Every language and both layouts; English, whose words are the longest, where there is least room. Axe by turns. */
const VIEWS = [
  ["eng", 360],
  ["tra", 360],
  ["sim", 1280],
] as const;

describe("axe finds nothing", () => {
  it.each(VIEWS)(
    "on the screens of the staff area in %s, %i pixels wide",
    { timeout: 360_000 },
    async (lang, width) => {
      const page = await here.visit({ lang, width });
      const found: Findings = {};
      await openLogin(page);
      await look(page, found, "/cms/login");
      await signIn(page);
      for (const [number, path] of (await staffScreens(here.site)).entries()) {
        if (!isInTurn(number, lang)) continue;
        await openScreen(page, path);
        await look(page, found, path, number);
        await validatePage(page, found, path);
        const read = [foreignWordsOfStaff(page), datesOutsideTime(page), namesakes(page)];
        const faults = (await Promise.all(read)).flat();
        if (faults.length > 0) found[`${path}, words`] = faults;
      }
      expect(found).toEqual({});
    },
  );
});
