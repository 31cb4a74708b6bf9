import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { reviewArrived } from "./reconcile.server";

const HOUR = 3_600_000;

describe("a refund whose webhook was lost", () => {
  const site = donationTests();

  const review = (hours: number) => reviewArrived(site.app.deps, new Date(Date.now() + hours * HOUR));
  const given = async (amount?: string) => {
    const { orderId } = await site.order(amount);
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    return orderId;
  };
  const asked = async (orderId: string) =>
    (await site.paypal.report()).asked.filter((each) => each === orderId).length;

  it("is found within a day, in part and in full, and reported to the office", async () => {
    const [partly, whole, mismatched] = [await given(), await given(), await given()];
    await site.paypal.refund(partly, "50.00");
    await site.paypal.settle(whole, "REFUNDED");
    await review(1);
    expect(await site.stored(partly)).toMatchObject({ state: "completed" });
    await review(25);
    expect(await site.stored(partly)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
    expect(await site.stored(whole)).toMatchObject({ state: "refunded", refundedCents: 20_000 });
    expect(await site.stored(mismatched)).toMatchObject({ state: "completed" });
    expect((await site.mails(whole)).map(({ text }) => text).join()).toContain("was refunded");
    await site.paypal.refund(partly, "25.00");
    await review(50);
    expect(await site.stored(partly)).toMatchObject({ state: "partlyRefunded", refundedCents: 7500 });
  });

  it("is queried once a day, a few at a time, and no longer after half a year", async () => {
    const orders: string[] = [];
    for (let count = 0; count < 7; count += 1) orders.push(await given());
    const before = await Promise.all(orders.map(asked));
    const more = async () => {
      const now = await Promise.all(orders.map(asked));
      return now.reduce((sum, count, at) => sum + count - (before[at] ?? 0), 0);
    };
    // Others of this site are queried first.
    for (let round = 0; round < 4; round += 1) {
      const soFar = await more();
      await review(80);
      expect((await more()) - soFar).toBeLessThanOrEqual(5);
    }
    expect(await more()).toBe(7);
    await review(81);
    expect(await more()).toBe(7);
    for (let round = 0; round < 4; round += 1) await review(182 * 24 + round);
    expect(await more()).toBe(7);
  });

  it("waits while PayPal does not answer, and is found a day later", async () => {
    const orderId = await given();
    await site.paypal.settle(orderId, "REFUNDED");
    await site.paypal.fault({ call: "show", how: "proxied", times: 100 });
    for (const hours of [110, 111, 112]) await review(hours);
    await site.paypal.unfault();
    expect(await site.stored(orderId)).toMatchObject({ state: "completed" });
    for (let round = 0; round < 4; round += 1) await review(140 + round);
    expect(await site.stored(orderId)).toMatchObject({ state: "refunded", refundedCents: 20_000 });
  });

  /** Staff's word for what PayPal has left of a donation. */
  const correct = async (orderId: string, left: string) => {
    const headers = await site.app.login();
    const json = { donation_id: (await site.stored(orderId))?._id, left };
    expect((await site.app.call("POST", "/api/correctPaidBack", { headers, json })).status).toBe(200);
  };
  let days = 200;
  /** Every path on which PayPal's order is fetched again. */
  const lookAgain = async (orderId: string) => {
    days += 2;
    for (let round = 0; round < 4; round += 1) await review(days * 24 + round);
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
  };

  it("changes nothing of what staff set right after a dispute", async () => {
    const orderId = await given();
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED");
    await correct(orderId, "150");
    await lookAgain(orderId);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
  });

  it("adds to what staff set right, and takes nothing of it back, whatever PayPal's order goes on listing", async () => {
    const [more, less] = [await given(), await given()];
    for (const orderId of [more, less]) {
      await site.paypal.refund(orderId, "50.00");
      await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    }
    await correct(more, "80");
    await correct(less, "200");
    await lookAgain(more);
    await lookAgain(less);
    expect(await site.stored(more)).toMatchObject({ state: "partlyRefunded", refundedCents: 12_000 });
    expect(await site.stored(less)).toMatchObject({ state: "completed", refundedCents: 0 });
    for (const orderId of [more, less]) {
      await site.paypal.refund(orderId, "25.00");
      await lookAgain(orderId);
    }
    expect(await site.stored(more)).toMatchObject({ state: "partlyRefunded", refundedCents: 14_500 });
    expect(await site.stored(less)).toMatchObject({ state: "partlyRefunded", refundedCents: 2500 });
    // A payer's bank takes back another part, which the order lists; its event names nothing but the payment.
    await site.paypal.refund(more, "5.00");
    await site.send(more, "PAYMENT.CAPTURE.REVERSED", { bare: true, listed: true });
    expect(await site.stored(more)).toMatchObject({ state: "partlyRefunded", refundedCents: 15_000 });
    for (const orderId of [more, less]) {
      await site.paypal.refund(orderId, "175.00");
      await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
      expect(await site.stored(orderId)).toMatchObject({ state: "refunded", refundedCents: 20_000 });
    }
  });

  it("is in what staff set right where it went before, though the order lists it later", async () => {
    const orderId = await given();
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED");
    await site.paypal.refund(orderId, "50.00");
    await correct(orderId, "150");
    await lookAgain(orderId);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
    await site.paypal.settle(orderId, "REFUNDED");
    await correct(orderId, "150");
    await lookAgain(orderId);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
  });
});
