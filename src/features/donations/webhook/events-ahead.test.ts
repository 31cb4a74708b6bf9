import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import type { EventType } from "../../../../test/paypal/webhooks";

describe("an event that comes before PayPal's order shows it", () => {
  const site = donationTests();

  const given = async (outcome: "pay" | "pending" = "pay") => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, outcome);
    await site.capture(orderId);
    return orderId;
  };

  /** Sends the event of what `happen` does while the order is as before, and once more. */
  const sendAhead = async (
    orderId: string,
    event: [type: EventType, how?: { bare?: boolean; listed?: boolean }],
    happen: () => Promise<void>,
  ) => {
    const showBefore = await site.paypal.hold(orderId);
    await happen();
    await showBefore();
    const known = await site.stored(orderId);
    expect(await site.send(orderId, ...event)).toEqual([503]);
    expect(await site.stored(orderId)).toMatchObject({
      state: known?.state,
      refundedCents: known?.refundedCents,
    });
    expect(await site.send(orderId, ...event)).toEqual([200]);
    return site.stored(orderId);
  };

  it.each([{ bare: false }, { bare: true }])("comes again for each refund: %j", async (how) => {
    const orderId = await given();
    for (const [value, refundedCents] of [
      ["50.00", 5000],
      ["100.00", 15_000],
    ] as const) {
      const refund = () => site.paypal.refund(orderId, value);
      const donation = await sendAhead(orderId, ["PAYMENT.CAPTURE.REFUNDED", how], refund);
      expect(donation).toMatchObject({ state: "partlyRefunded", refundedCents });
    }
  });

  it("comes again for a refund of all", async () => {
    const orderId = await given();
    const refund = () => site.paypal.settle(orderId, "REFUNDED");
    const donation = await sendAhead(orderId, ["PAYMENT.CAPTURE.REFUNDED"], refund);
    expect(donation).toMatchObject({ state: "refunded", refundedCents: 20_000 });
  });

  it.each([
    ["COMPLETED", "PAYMENT.CAPTURE.COMPLETED", "completed"],
    ["DECLINED", "PAYMENT.CAPTURE.DENIED", "declined"],
  ] as const)("comes again for a held payment that is %s", async (status, type, state) => {
    const orderId = await given("pending");
    const donation = await sendAhead(orderId, [type], () => site.paypal.settle(orderId, status));
    expect(donation?.state).toBe(state);
  });

  it("comes again for a part that the payer's bank took back, which is not all", async () => {
    const orderId = await given();
    const takeBack = () => site.paypal.refund(orderId, "75.00");
    const donation = await sendAhead(orderId, ["PAYMENT.CAPTURE.REVERSED", { listed: true }], takeBack);
    expect(donation).toMatchObject({ state: "partlyRefunded", refundedCents: 7500 });
  });

  it("keeps what the order does show", async () => {
    const orderId = await given();
    await site.paypal.refund(orderId, "50.00");
    const showOne = await site.paypal.hold(orderId);
    await site.paypal.refund(orderId, "100.00");
    await showOne();
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED")).toEqual([503]);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
  });
});
