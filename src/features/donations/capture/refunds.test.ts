import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../../test/app";
import { donationTests } from "../../../../test/paypal/donation-tests";

describe.each(BOTH_ENGINES)("money that goes back by PayPal on %s", (engine) => {
  const site = donationTests(engine);

  /** A donation that has arrived. */
  const given = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    return orderId;
  };

  it("knows a refund and a reversal that name nothing but the capture", async () => {
    for (const type of ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"] as const) {
      const orderId = await given();
      // A payer's bank may take back a part. The order then lists it as it does a refund.
      await site.paypal.refund(orderId, "50.00");
      expect(await site.send(orderId, type, { bare: true, listed: true })).toEqual([200]);
      expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
    }
    const orderId = await given();
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { bare: true });
    expect(await site.stored(orderId)).toMatchObject({ state: "reversed", refundedCents: 20_000 });
  });

  it("distinguishes a reversal that the order lists from one of the rest, which it does not", async () => {
    const orderId = await given();
    await site.paypal.refund(orderId, "50.00");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { listed: true });
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED");
    expect(await site.stored(orderId)).toMatchObject({ state: "reversed", refundedCents: 20_000 });
  });
});
