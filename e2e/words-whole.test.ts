import { expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { inLang } from "./addresses";
import { journey } from "./journey";
import { setTextSize, tornWords } from "./layout";
import { openScreen, signIn } from "./staff";

const here = journey();

/** Window and size of text, and where words have the least room then. */
const PLACES: [width: number, text: number, path: string, parts: string][] = [
  [320, 1, "/", ".contact-list"],
  [768, 1, "/", ".contact-list"],
  [1280, 1, "/", ".contact-list"],
  [1280, 2, "/", ".contact-list"],
  [1280, 2, "/involved", ".contact-list"],
  [320, 1, "/sma", ".tile"],
  [360, 1, "/sma", ".tile"],
  [768, 1, "/sma", ".tile"],
  [1024, 1, "/sma", ".tile"],
  [1280, 2, "/sma", ".tile"],
  [360, 1, "/about", ".pdf-size"],
];

it.each(LANGS)("keeps words whole where there is little room, in %s", async (lang) => {
  const page = await here.visit();
  const torn: string[] = [];
  for (const [width, text, path, parts] of PLACES) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(inLang(lang, path));
    await setTextSize(page, text);
    const found = await tornWords(page, parts);
    torn.push(...found.map((word) => `${path} at ${width}, text × ${text}: ${word}`));
  }
  expect(torn).toEqual([]);
});

it("ends no line of a donation with a mark that belongs to the next", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donations");
  await page.locator(".row-text a").first().waitFor();
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const dangling = await page.locator(".row-text > p:first-of-type").evaluateAll((all) =>
      all
        .filter((line) => {
          const bottomOf = (node: Node | null) => {
            if (!node) return 0;
            const range = document.createRange();
            range.selectNodeContents(node);
            return Math.round([...range.getClientRects()].at(-1)?.bottom ?? 0);
          };
          const texts = [...line.childNodes].filter((node) => node.textContent?.trim() === "·");
          return texts.some((dot) => bottomOf(dot) + 8 < bottomOf(dot.nextSibling));
        })
        .map((line) => line.textContent),
    );
    expect(dangling, `${width}`).toEqual([]);
  }
});
