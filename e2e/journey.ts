import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openBrowser, type TestBrowser, type VisitOptions } from "./browser";
import { withoutMouse } from "./keyboard";
import { type Site, startSite } from "./site";
import { started } from "./started";

/** `KEYBOARD=all` does by keys what the journeys otherwise do by mouse. */
const ALL_BY_KEYBOARD = process.env.KEYBOARD === "all";

/** A site of its own and a browser for the tests of one file. */
export interface Journey {
  readonly site: Site;
  /** Opens the window of a new visitor. */
  visit(options?: VisitOptions): Promise<Page>;
  /** Says that this test makes the browser complain. */
  expectFault(pattern: RegExp): void;
}

interface JourneyOptions {
  /** Further settings of the site, made when it starts. */
  settings?: () => Promise<Record<string, string>>;
  /** Where the site must be at a name. */
  host?: string;
}

/** Starts site and browser before the tests of the file that calls this, and ends them afterwards. */
export function journey({ settings, host }: JourneyOptions = {}): Journey {
  let site: Site | undefined;
  let browser: TestBrowser | undefined;
  beforeAll(async () => {
    const starting = (async () => startSite(await settings?.(), host))();
    [site, browser] = await Promise.all([starting, openBrowser()]);
  });
  afterEach(() => browser?.endTest());
  afterAll(async () => {
    await browser?.close();
    await site?.remove();
  });
  return {
    get site() {
      return started(site);
    },
    visit: async (options) => {
      const page = await started(browser).visit(started(site).url, options);
      if (options?.keyboard ?? ALL_BY_KEYBOARD) withoutMouse(page);
      return page;
    },
    expectFault: (pattern) => started(browser).expectFault(pattern),
  };
}
