import type { Locator, Page } from "playwright-core";

/** More steps than any way through a page has. */
const LOST = 250;

/** Somebody at one switch: it scans on by one, or selects what the scan is on. Each press is an activation. */
export interface SwitchUser {
  /** Presses so far. */
  readonly activations: number;
  /** Scans on until `target` has the focus. */
  reach(target: Locator): Promise<void>;
  /** Selects what has the focus, as Enter does, or Space on what is no link. */
  select(key?: "Enter" | "Space"): Promise<void>;
  /** Moves to the next button of a group of radio buttons, which is one stop of the scan. */
  nextChoice(): Promise<void>;
  /** Skips to the content, as the first stop of every page offers. */
  skip(): Promise<void>;
}

/** A user whose scan begins at the top of the page. Tab is the step of the scan. */
export function switchUser(page: Page): SwitchUser {
  let activations = 0;
  const press = async (key: string) => {
    activations += 1;
    await page.keyboard.press(key);
  };
  const isOn = (target: Locator) =>
    target.evaluateAll((all) => all.some((element) => element === document.activeElement));
  const reach = async (target: Locator) => {
    for (let steps = 0; steps < LOST; steps += 1) {
      await press("Tab");
      if (await isOn(target)) return;
    }
    throw new Error(`The scan never came to ${target}.`);
  };
  return {
    get activations() {
      return activations;
    },
    reach,
    select: (key = "Enter") => press(key),
    nextChoice: () => press("ArrowDown"),
    skip: async () => {
      await reach(page.locator(".skip-link"));
      await press("Enter");
    },
  };
}
