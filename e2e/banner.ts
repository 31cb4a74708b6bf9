import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Milliseconds between the moment at which the clock is put in and that at which it stands: no machine is slower. */
const MARGIN = 60_000;

/** From now on the page's time stands still: what goes by itself after a while stays, however slow the machine. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now - MARGIN });
  await page.clock.pauseAt(now);
}

/** Does what brings a banner, and proves that it stays for `ms` milliseconds of the page's time, no longer. */
export async function bannerStays(
  page: Page,
  text: string,
  ms: number,
  act: () => Promise<unknown>,
): Promise<void> {
  await stopTime(page);
  await act();
  const banner = page.getByRole("status").getByText(text, { exact: true });
  await banner.waitFor();
  await drawn(banner);
  await page.clock.runFor(ms - 100);
  expect(await banner.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await banner.waitFor({ state: "hidden" });
}

/** Waits for what the page had put off until after it drew, as the start of a timer. */
function drawn(shown: Locator): Promise<void> {
  return shown.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}
