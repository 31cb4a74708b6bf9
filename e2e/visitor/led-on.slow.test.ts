import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_NAMES } from "../../src/features/news/archive-parts";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });
const PHONE = { width: 360, height: 740 };

describe("somebody on a phone", () => {
  it("finds the ways inside About in the first screen, before its objectives", async () => {
    const page = await here.visit(PHONE);
    await page.goto("/eng/about");
    const ways = page.getByRole("main").getByRole("navigation", { name: "On this page" });
    const box = await ways.getByRole("link").first().boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    const objectives = page.getByRole("heading", { level: 2, name: "Our objectives" });
    expect((await objectives.boundingBox())?.y).toBeGreaterThan(box?.y ?? 0);
  });

  it.each(["/eng/archive", "/eng/archive?year=1999"])(
    "has every category one press away at the end of %s",
    async (path) => {
      const page = await here.visit(PHONE);
      await page.goto(path);
      const chips = page.getByRole("navigation", { name: "Browse by category" }).getByRole("link");
      expect(await chips.allInnerTexts()).toEqual(CATEGORIES.map((name) => CATEGORY_NAMES.eng[name]));
      await chips.first().click({ trial: true });
    },
  );

  it("gets from a page that is not there to SMA and to a person in one press", async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit(PHONE);
    await page.goto("/tra/nothing");
    const ways = page.getByRole("main").getByRole("link");
    const to = await ways.evaluateAll((all) => all.map((way) => way.getAttribute("href")));
    expect(to).toEqual(["/tra", "/tra/sma", "/tra/contact"]);
  });
});

it("marks one link of the footer as the page that is shown, also where two lead there", async () => {
  const page = await here.visit();
  await page.goto("/eng/contact");
  const links = page.getByRole("contentinfo").getByRole("link");
  const leading = await links.evaluateAll(
    (all) => all.filter((link) => link.getAttribute("href") === "/eng/contact").length,
  );
  expect(leading).toBe(2);
  expect(await page.locator("footer [aria-current]").allInnerTexts()).toEqual(["Contact"]);
});
