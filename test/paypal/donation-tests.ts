import { afterAll, beforeAll, expect } from "vitest";
import type { Engine } from "../../src/platform/db/open.server";
import { type DonationSite, openDonationSite } from "./donation-site";

/**
 * One site that takes donations for all tests of the `describe` that calls this: opened before them, closed after
 * them, when PayPal may have had nothing against our requests and nothing may have been logged as an error.
 */
export function donationTests(engine: Engine = "sqlite"): DonationSite {
  let opened: DonationSite | undefined;
  const there = () => {
    if (!opened) throw new Error("The site is opened before the tests run.");
    return opened;
  };
  beforeAll(async () => {
    opened = await openDonationSite(engine);
  });
  afterAll(async () => {
    expect(await there().close()).toEqual([]);
  });
  return {
    get paypal() {
      return there().paypal;
    },
    get app() {
      return there().app;
    },
    order: (...how) => there().order(...how),
    capture: (...what) => there().capture(...what),
    send: (...event) => there().send(...event),
    stored: (...what) => there().stored(...what),
    mails: (...about) => there().mails(...about),
    close: () => there().close(),
  };
}
