import { expect, it } from "vitest";
import { inLang } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();

it.each(["tra", "sim"] as const)(
  "keeps words within a line to the lines of their heading, in %s",
  async (lang) => {
    const page = await here.visit();
    for (const path of ["/", "/sma", "/archive?cat=all"]) {
      await page.goto(inLang(lang, path));
      const heights = await page.locator(".phrase").evaluateAll((phrases) =>
        phrases.map((phrase) => {
          const own = getComputedStyle(phrase).lineHeight;
          const around = phrase.parentElement && getComputedStyle(phrase.parentElement).lineHeight;
          return [phrase.textContent, own, around];
        }),
      );
      expect(heights, path).not.toEqual([]);
      expect(
        heights.filter(([, own, around]) => own !== around),
        path,
      ).toEqual([]);
    }
  },
);
