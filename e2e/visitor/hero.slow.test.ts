import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";
import { setTextSize } from "../fixtures/layout";

const here = readingJourney({ cold: true });

/** Words and controls of these elements that a part of a drawing lies under or over. */
const onDrawing = (page: Page, elements: string, drawing: string) =>
  page.evaluate(
    ([of, art]) => {
      const drawn = ({ left, top, width, height }: DOMRect) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].some((along) =>
          [0.05, 0.5, 0.95].some((down) =>
            document
              .elementsFromPoint(left + along * width, top + down * height)
              .some((hit) => hit.parentElement?.closest(art) && hit.closest("svg") !== hit),
          ),
        );
      const all = [...document.querySelectorAll(of)];
      if (all.length < 2 || !document.querySelector(art)) throw new Error(`The page lacks ${of} or ${art}.`);
      return all
        .filter((element) => {
          element.scrollIntoView({ block: "center" });
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(drawn);
        })
        .map((element) => element.textContent);
    },
    [elements, drawing] as const,
  );

describe("the drawings of the home page", () => {
  it.each([
    [2560, 1080],
    [1920, 800],
    [1280, 800],
    [1024, 768],
  ])("leave the header alone in a window of %i × %i", async (width, height) => {
    const page = await here.visit({ width, height });
    await page.goto("/");
    const controls = ".site-header-row > :is(.brand, .button), .site-header :is(.nav-link, .languages a)";
    expect(await onDrawing(page, controls, ".hero-art")).toEqual([]);
  });

  it.each([1024, 1280, 1920])("leave the words alone at %i pixels, also in large text", async (width) => {
    const page = await here.visit({ width, height: 900 });
    await page.goto("/");
    for (const share of [1, 1.5, 2]) {
      await setTextSize(page, share);
      const words = ".points-section :is(h2, .lead)";
      expect(await onDrawing(page, words, ".points-branch"), `${share}`).toEqual([]);
      await setTextSize(page, 1);
    }
  });
});
