import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { VisitOptions } from "../fixtures/browser";
import { noteInView, openCarousel, swipeLeft } from "../fixtures/carousel";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";

const here = journey();

const carousel = (options?: VisitOptions, path?: string) => openCarousel(here, options, path);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the carousel of notes", () => {
  it("goes one note at a time by Previous and Next, says which, and stops at both ends", async () => {
    const { page, previous, next, dots, dot, inView } = await carousel();
    const count = await dots.count();
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    for (let number = 2; number <= count; number += 1) {
      await next.click();
      await page
        .getByRole("status")
        .getByText(new RegExp(`^Note ${number} of ${count}\\b`))
        .waitFor();
      await expect.poll(() => dot.textContent()).toBe(`Note ${number} of ${count}`);
      await expect.poll(inView).toBe(number - 1);
    }
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await next.press("Enter");
    expect(await focused(page)).toBe("Next note");
    expect(await inView()).toBe(count - 1);
    await previous.click();
    await expect.poll(inView).toBe(count - 2);
  });

  it("is four stops of the Tab key, each of which works by keyboard alone", async () => {
    const { page, track, previous, dots, dot, inView } = await carousel();
    await previous.focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Next note");
    await page.keyboard.press("Enter");
    await expect.poll(inView).toBe(1);
    await page.keyboard.press("Tab");
    await hasFocus(track);
    await page.keyboard.press("ArrowRight");
    await expect.poll(inView).toBe(2);
    await expect.poll(() => dot.textContent()).toMatch(/^Note 3 /);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/^Note 3 /);
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toMatch(/^Note 2 /);
    await expect.poll(inView).toBe(1);
    await page.keyboard.press("End");
    await expect.poll(inView).toBe((await dots.count()) - 1);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".note-dots"))).toBe(null);
  });

  it("follows a swipe", async () => {
    const { page, track, dot, inView } = await carousel({ width: 360, height: 740 });
    await track.evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
    await swipeLeft(page, 370);
    await expect.poll(inView).toBe(1);
    await expect.poll(() => dot.textContent()).toMatch(/^Note 2 /);
  });

  it("goes to a note by its dot without moving the page up or down", async () => {
    const { page, dots, inView } = await carousel();
    // Clear of the lower edge, where the name of the section stands.
    await dots.nth(3).evaluate((dot) => dot.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    await dots.nth(3).click();
    await expect.poll(inView).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it("never moves by itself, and at once for whoever wants less motion", async () => {
    const page = await here.visit();
    await page.clock.install();
    await page.goto("/eng/about");
    await page.locator('.notes-steps[data-ready="true"]').waitFor();
    await page.clock.fastForward("10:00");
    expect(await noteInView(page)).toBe(0);
    const motion = () =>
      page.locator(".notes-track").evaluate((list) => getComputedStyle(list).scrollBehavior);
    expect(await motion()).toBe("auto");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await motion()).toBe("smooth");
  });
});

describe("the pictures of notes", () => {
  it.each([360, 1280, 1920])("are shown whole in a window of %i pixels", async (width) => {
    const { page } = await carousel({ width });
    const covers = page.locator(".note-cover");
    await covers.first().waitFor();
    const cut = await covers.evaluateAll((all) =>
      all
        .filter((cover): cover is HTMLImageElement => cover instanceof HTMLImageElement)
        .map((cover) => {
          const shape = cover.clientWidth / cover.clientHeight;
          const own = Number(cover.getAttribute("width")) / Number(cover.getAttribute("height"));
          return Math.abs(shape / own - 1);
        }),
    );
    expect(Math.max(...cut)).toBeLessThan(0.02);
  });
});

describe("the carousel of notes without JavaScript", () => {
  it("shows no button that could do nothing, and all notes by dots and by the arrow keys", async () => {
    const { page, track, previous, next, dots, inView } = await carousel({ javaScript: false });
    expect((await previous.count()) + (await next.count())).toBe(0);
    await dots.nth(2).click();
    await expect.poll(inView).toBe(2);
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(inView).toBe(3);
  });
});
