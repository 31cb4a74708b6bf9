import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * From the next page on, notes what a screen reader would say by itself: words that come into an alert, or into a
 * status that was there before them, since one that arrives with its words is often not announced.
 */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const REGIONS = "[role=status], [role=alert], [aria-live]";
    const known = new WeakSet<Element>();
    const said: string[] = [];
    Object.assign(window, { announcements: said });
    const look = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const from = target instanceof Element ? target : target.parentElement;
        const added = from ? [...from.querySelectorAll("[role=alert]")] : [];
        for (const region of [from?.closest(REGIONS) ?? [], added].flat()) {
          const announced = region.getAttribute("role") === "alert" || known.has(region);
          if (announced) said.push(region.textContent ?? "");
        }
      }
      for (const region of document.querySelectorAll(REGIONS)) known.add(region);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits until these words have been announced. */
export async function isAnnounced(page: Page, words: string): Promise<void> {
  const said = () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
  await expect.poll(async () => (await said()).join("\n")).toContain(words);
}
