import { describe, expect, it } from "vitest";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });

describe("the header of a page that has just come", () => {
  it("is white where the page begins further down", async () => {
    const page = await here.visit({ width: 360 });
    await page.goto("/sma#treatment");
    await expect.poll(() => page.getByRole("banner").getAttribute("class")).toContain("scrolled");
  });

  it("does not stay over a window of which it would take a third", async () => {
    const page = await here.visit({ width: 360, height: 740 });
    const position = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).position);
    await page.goto("/tra/sma");
    expect(await position()).toBe("sticky");
    await page.addInitScript(enlargeText);
    await page.reload();
    await expect.poll(position).toBe("relative");
  });
});

/** As by a browser's setting: three times the usual size from the first word on. */
function enlargeText(): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.documentElement.style.fontSize = "48px";
  }).observe(document, { childList: true });
}
