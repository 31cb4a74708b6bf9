import { describe, expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();

describe("the footer", () => {
  it("offers a person to call in one press, on any page, in the language of the page", async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit({ width: 360 });
    for (const path of ["/eng", "/tra/contact", "/sim/nothing"]) {
      await page.goto(path);
      const call = page.getByRole("contentinfo").getByRole("link", { name: /^(Call|致電|致电) \+852/ });
      expect(await call.getAttribute("href"), path).toMatch(/^tel:\+852/);
      await call.click({ trial: true });
    }
  });

  it.each([
    ["a short page in a high window", "/unauthorized", 2400],
    ["a page that is not there", "/nothing", 2400],
    ["a long page", "/about", 800],
  ])("is at the bottom of %s", async (_, path, height) => {
    here.expectFault(/status of 404/);
    const page = await here.visit({ height });
    await page.goto(path);
    const below = await page.getByRole("contentinfo").evaluate((footer) => {
      const end = footer.getBoundingClientRect().bottom + window.scrollY;
      return Math.max(document.documentElement.scrollHeight, window.innerHeight) - end;
    });
    expect(Math.abs(below)).toBeLessThan(1);
  });
});
