import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

/** The look that is left where the system gives the colours. */
const look = (element: Locator) =>
  element.evaluate((of) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth, textDecorationLine } =
      getComputedStyle(of);
    return { color, backgroundColor, borderTopColor, borderTopWidth, textDecorationLine };
  });

/** The look of one of a row of choices: which is chosen, and one that is not. */
async function chosenAndOther(page: Page, chosen: string, other: string) {
  return [await look(page.locator(chosen).first()), await look(page.locator(other).first())] as const;
}

/**
 * The colours that the system writes on and marks with: no ground of the site's own may be left under its letters.
 */
const systemColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.forcedColorAdjust = "none";
    const seen = ["Canvas", "ButtonFace", "Highlight"].map((colour) => {
      probe.style.backgroundColor = colour;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return seen;
  });

/** Choices of which one is marked, on a page each: the address, the one that is, one that is not. */
const STATES: [string, string, string, string][] = [
  ["the way to give", "/donate?method=bank", ".method-tabs [aria-current]", ".method-tabs a"],
  ["the page of the menu", "/sma", ".nav-link[aria-current]", ".nav-link:not([aria-current])"],
  ["the language", "/tra", ".languages a[aria-current]", ".languages a:not([aria-current])"],
  [
    "the screen of the staff's menu",
    "/cms/donations",
    ".staff-nav a[aria-current]",
    ".staff-nav a:not([aria-current])",
  ],
  [
    "the filter of messages",
    "/cms/messages",
    ".filter-chip[aria-current]",
    ".filter-chip:not([aria-current])",
  ],
  ["a star", "/cms/managenews", "[aria-pressed=true].button", "[aria-pressed=false].button"],
];

describe("with the few colours of a system", () => {
  it.each(STATES)("%s is told from the others", async (_, path, chosen, other) => {
    const page = await here.visit({ forcedColors: true });
    if (path.startsWith("/cms")) await signIn(page);
    await openScreen(page, path);
    const [one, another] = await chosenAndOther(page, chosen, other);
    expect(one).not.toEqual(another);
    if (!one?.backgroundColor.endsWith(", 0)"))
      expect(await systemColours(page)).toContain(one?.backgroundColor);
    expect(one?.color).not.toBe(one?.backgroundColor);
  });

  it("a folded part shows that it opens", async () => {
    const page = await here.visit({ forcedColors: true });
    await page.goto("/sma");
    const icon = (fold: Element) => getComputedStyle(fold, "::after").backgroundImage;
    expect(await page.locator(".fold > summary").first().evaluate(icon)).toContain("gradient");
  });

  it.each(["/", "/donate?method=bank", "/contact", "/cms/managenews"])(
    "%s shows edges and focus",
    async (path) => {
      const page = await here.visit({ forcedColors: true });
      await signIn(page);
      await openScreen(page, path);
      const buttons = page.locator(".button").filter({ visible: true });
      const bare = await buttons.evaluateAll((all) =>
        all
          .filter((button) => {
            const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
            return Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
          })
          .map((button) => button.outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
      await page.keyboard.press("Tab");
      await buttons.first().focus();
      const ring = await buttons.first().evaluate((button) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(button);
        const ground = getComputedStyle(document.body).backgroundColor;
        return { outlineStyle, outlineWidth, isSeen: outlineColor !== ground };
      });
      expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "3px", isSeen: true });
    },
  );

  const groundBefore = (element: Locator) =>
    element.evaluate((of) => getComputedStyle(of, "::before").backgroundColor);

  it("the bullets of the objectives and the dot of the note in view stand out", async () => {
    const page = await here.visit({ forcedColors: true });
    await page.goto("/about");
    const [canvas, , highlight] = await systemColours(page);
    const letters = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(letters).not.toBe(canvas);
    expect(await groundBefore(page.locator(".objectives li").first())).toBe(letters);
    const dot = page.locator(".note-dots a[aria-current]");
    await dot.waitFor();
    expect(await groundBefore(dot)).toBe(highlight);
    expect(await groundBefore(page.locator(".note-dots a:not([aria-current])").first())).not.toBe(highlight);
  });

  it("the bars of the chart stand out", async () => {
    const page = await here.visit({ forcedColors: true });
    await page.goto("/about");
    const [fill, ground] = await page
      .locator(".bar")
      .first()
      .evaluate((bar) => [getComputedStyle(bar).fill, getComputedStyle(document.body).backgroundColor]);
    expect(fill).not.toBe(ground);
  });
});

describe("a system that asks for more contrast", () => {
  const colours = (page: Page) =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });

  it.each([false, true])("gets black and white without a setting on the site, dark %s", async (dark) => {
    const page = await here.visit({ moreContrast: true, dark });
    const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
    for (const path of ["/", "/cms/login"]) {
      await page.goto(path);
      expect(await colours(page), path).toEqual(dark ? [white, black] : [black, white]);
    }
  });

  it("gets the same as somebody who chose it at /comfort", async () => {
    const asked = await here.visit({ moreContrast: true });
    await asked.goto("/donate");
    const chose = await here.visit();
    await chose.context().addCookies([{ name: "comfort", value: "8", url: here.site.url }]);
    await chose.goto("/donate");
    expect(await chose.getAttribute("html", "data-comfort")).toBe("contrast");
    expect(await colours(chose)).toEqual(await colours(asked));
  });
});
