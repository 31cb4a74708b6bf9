import { describe, expect, it } from "vitest";
import type { Lang } from "../src/core/locale/lang";
import { staffScreens } from "./addresses";
import { type Findings, look } from "./axe";
import { journey } from "./journey";
import { datesOutsideTime, foreignWordsOfStaff, namesakes } from "./reading";
import { openLogin, openScreen, signIn } from "./staff";
import { validatePage } from "./validate-html";

const here = journey();

/** Every language and both layouts; English, whose words are the longest, where there is least room. */
const VIEWS = [
  ["eng", 360],
  ["tra", 360],
  ["sim", 1280],
] as const;

/** English has every screen, and the two Chinese every other one by turns; each has all with `AXE=all`. */
const isInTurn = (number: number, lang: Lang): boolean =>
  lang === "eng" || number % 2 === (lang === "tra" ? 0 : 1) || process.env.AXE === "all";

describe("axe finds nothing", () => {
  it.each(VIEWS)(
    "on the screens of the staff area in %s, %i pixels wide",
    { timeout: 360_000 },
    async (lang, width) => {
      const page = await here.visit({ lang, width });
      const found: Findings = {};
      const titles: string[] = [];
      await openLogin(page);
      await look(page, found, "/cms/login", lang === "eng");
      await signIn(page);
      for (const [number, path] of (await staffScreens(here.site)).entries()) {
        await openScreen(page, path);
        if (isInTurn(number, lang)) await look(page, found, path, lang === "eng");
        if (width > 1000) await validatePage(page, found, path);
        const read = [foreignWordsOfStaff(page), datesOutsideTime(page), namesakes(page)];
        const faults = (await Promise.all(read)).flat();
        if (faults.length > 0) found[`${path}, words`] = faults;
        titles.push(await page.title());
      }
      expect(titles).toEqual([...new Set(titles)]);
      expect(found).toEqual({});
    },
  );
});
