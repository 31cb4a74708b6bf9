import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until the keyboard is at this element. */
export async function hasFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}
