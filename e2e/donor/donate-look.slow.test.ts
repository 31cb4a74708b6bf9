import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { donateTexts } from "../../src/charity/donate-texts";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { siteWithPayPal } from "../fixtures/donate-with-paypal";
import { isInTurn } from "../fixtures/sampling";

const { here } = siteWithPayPal();

/** The most characters that a line of these elements' words has; in Chinese a Latin letter is half of one. */
const longestLine = (page: Page, elements: string) =>
  page.evaluate((within) => {
    const lengths = [0];
    const isChinese = document.documentElement.lang.startsWith("zh");
    for (const element of document.querySelectorAll(within)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      while (texts.nextNode()) {
        const range = document.createRange();
        for (const [at, letter] of [...(texts.currentNode.textContent ?? "")].entries()) {
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + 1);
          const { width, bottom } = range.getBoundingClientRect();
          if (width === 0) continue; // hidden
          const line = Math.round(bottom / 8);
          lines.set(line, (lines.get(line) ?? 0) + (isChinese && letter < "\u2000" ? 0.5 : 1));
        }
      }
      lengths.push(...lines.values());
    }
    return Math.max(...lengths);
  }, elements);

const METHODS = ["paypal", "bank", "cheque", "pps"];

describe.each(LANGS)("the ways to give, in %s", (lang) => {
  const inTurn = METHODS.filter((_, number) => isInTurn(number, lang));
  it.each(inTurn)("%s has lines that are easily followed", async (method) => {
    const page = await here.visit({ width: 1920 });
    await page.goto(inLang(lang, `/donate?method=${method}`));
    const longest = await longestLine(page, ".method-panel p");
    expect(longest).toBeGreaterThan(15);
    expect(longest).toBeLessThanOrEqual(lang === "eng" ? 68 : 34);
  });

  it("show all amounts and the button on the first screen of a phone, and still offer help", async () => {
    const page = await here.visit({ width: 360, height: 640 });
    await page.goto(inLang(lang, "/donate"));
    const end = async (part: string) => {
      const box = await page.locator(part).first().boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const [first, second, , last] = await page.locator(".amount-card").all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
    const button = await page.locator(".paypal-button").boundingBox();
    const lowest = await last?.boundingBox();
    // Clear of the ground on which the button stands.
    expect((lowest?.y ?? Infinity) + (lowest?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 8);
    expect(await end(".paypal-button")).toBeLessThanOrEqual(640);
    await page.getByText(donateTexts.help[lang]).waitFor();
  });
});

it("marks the chosen amount in the site's own colour, as large as other choices", async () => {
  const page = await here.visit();
  await page.goto("/donate");
  const marks = await page.locator(".amount-card input").evaluateAll((all) =>
    all.map((radio) => {
      const { accentColor } = getComputedStyle(radio);
      return { accentColor, isLarge: radio.getBoundingClientRect().width >= 24 };
    }),
  );
  expect(marks).toHaveLength(4);
  const teal = await page
    .locator(".check input")
    .evaluate((checkbox) => getComputedStyle(checkbox).accentColor);
  expect(teal).not.toBe("auto");
  expect(marks).toEqual(marks.map(() => ({ accentColor: teal, isLarge: true })));
});
