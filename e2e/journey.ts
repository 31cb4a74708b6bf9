import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openBrowser, type TestBrowser, type VisitOptions } from "./browser";
import { type Site, startSite } from "./site";

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
}

/** Starts site and browser before the tests of the file that calls this, and ends them afterwards. */
export function journey({ settings }: JourneyOptions = {}): Journey {
  let site: Site | undefined;
  let browser: TestBrowser | undefined;
  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error("The site and the browser start before the tests do.");
    return thing;
  };
  beforeAll(async () => {
    [site, browser] = await Promise.all([settings?.().then(startSite) ?? startSite(), openBrowser()]);
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
    visit: (options) => started(browser).visit(started(site).url, options),
    expectFault: (pattern) => started(browser).expectFault(pattern),
  };
}
