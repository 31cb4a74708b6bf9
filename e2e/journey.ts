import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { openBrowser, type TestBrowser, type VisitOptions } from "./browser";
import { withoutMouse } from "./keyboard";
import { stageWords } from "./setup/demo-copy";
import { type Site, type SiteAddress, startSite } from "./site";
import { started } from "./started";

/** `KEYBOARD=all` does by keys what the journeys otherwise do by mouse. */
const ALL_BY_KEYBOARD = process.env.KEYBOARD === "all";

/** A site and a browser for the tests of one file. */
export interface Journey<Place = Site> {
  readonly site: Place;
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

/** Starts a site of its own and a browser before the tests of the file that calls this, and ends them afterwards. */
export function journey({ settings, host }: JourneyOptions = {}): Journey {
  return journeyOn<Site>(
    async () => startSite(await settings?.(), host),
    (site) => site.remove(),
  );
}

/**
 * A journey on the site that all files share which change nothing that another one sees: they read, sign in, and are
 * refused. A start of a site costs more than most of them.
 */
export function readingJourney(): Journey<SiteAddress> {
  return journeyOn(async () => ({ url: await stageWords(inject("demoDataDir"), "shared") }));
}

function journeyOn<Place extends SiteAddress>(
  start: () => Promise<Place>,
  end?: (site: Place) => Promise<void>,
): Journey<Place> {
  let site: Place | undefined;
  let browser: TestBrowser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterEach(() => browser?.endTest());
  afterAll(async () => {
    await browser?.close();
    if (site) await end?.(site);
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
