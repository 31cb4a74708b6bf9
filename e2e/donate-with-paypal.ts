import type { Page } from "playwright-core";
import { afterAll, expect } from "vitest";
import { CLIENT_ID, CLIENT_SECRET } from "../test/paypal/requests";
import { type PayPal, startPayPal } from "../test/paypal/start";
import { WEBHOOK_ID } from "../test/paypal/webhooks";
import { type Journey, journey } from "./journey";

/**
 * A site that takes donations by a PayPal of the test; `paypal` is that one, once the tests run. When they are
 * over, it must not have been asked for anything that PayPal would not understand.
 */
export function siteWithPayPal(): { here: Journey; paypal: () => PayPal } {
  let started: PayPal | undefined;
  const paypal = () => {
    if (!started) throw new Error("PayPal starts before the tests do.");
    return started;
  };
  const here = journey({
    settings: async () => {
      started = await startPayPal();
      return {
        PAYPAL_CLIENT_ID: CLIENT_ID,
        PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
        PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
        PAYPAL_API: started.url,
      };
    },
  });
  afterAll(async () => {
    const { violations } = await paypal().report();
    await paypal().stop();
    expect(violations).toEqual([]);
  });
  return { here, paypal };
}

/** The button that leads to PayPal. */
export const payButton = (page: Page) => page.getByRole("button", { name: /PayPal/ });

/** Says that this test's donor goes to PayPal's own pages, which are another site. */
export const expectPayPal = (here: Journey): void =>
  here.expectFault(/^third party: http:\/\/127\.0\.0\.1:\d+\/checkoutnow/);
