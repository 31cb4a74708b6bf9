import { describe, expect, it, vi } from "vitest";
import { BOTH_ENGINES } from "../../../../test/app";
import { ORDERS, WEBHOOK } from "../../../../test/paypal/donation-site";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { donationStore } from "../store.server";

describe.each(BOTH_ENGINES)("PayPal's webhooks on %s", (engine) => {
  const site = donationTests(engine);

  it("keeps a payment that PayPal holds as pending, until PayPal says that it came", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "pending");
    expect((await site.capture(orderId)).status).toBe(409);
    expect(await site.send(orderId, "PAYMENT.CAPTURE.PENDING")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("pending");
    await site.paypal.settle(orderId, "COMPLETED");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("takes the money by the webhook alone when the donor never comes back", async () => {
    const { orderId } = await site.order("500");
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", amountCents: 50_000 });
  });

  it("counts an event that comes several times, at once with the return, once", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    const [statuses] = await Promise.all([
      site.send(orderId, "CHECKOUT.ORDER.APPROVED", { copies: 4 }),
      site.capture(orderId),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED", { copies: 3 })).toEqual([200, 200, 200]);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
  });

  it("leaves a donor whom staff have put right as they are when the money goes back", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    const donation = await site.stored(orderId);
    if (!donation) throw new Error("The donation is not there.");
    const right = { ...donation, firstName: "嘉欣", lastName: "黃", version: donation.version + 1 };
    await donationStore(site.app.deps.db).replace(right);
    await site.paypal.settle(orderId, "REFUNDED");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect(await site.stored(orderId)).toMatchObject({
      state: "refunded",
      firstName: "嘉欣",
      lastName: "黃",
    });
  });

  it("shows a refund and a reversal, in whatever order the events come", async () => {
    const refunded = await site.order();
    await site.paypal.approve(refunded.orderId);
    await site.capture(refunded.orderId);
    await site.paypal.settle(refunded.orderId, "REFUNDED");
    await site.send(refunded.orderId, "PAYMENT.CAPTURE.REFUNDED");
    await site.send(refunded.orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(await site.stored(refunded.orderId)).toMatchObject({ state: "refunded", refundedCents: 20_000 });

    const partly = await site.order();
    await site.paypal.approve(partly.orderId);
    await site.capture(partly.orderId);
    for (const [value, refundedCents] of [
      ["50.00", 5000],
      ["20.50", 7050],
    ] as const) {
      await site.paypal.refund(partly.orderId, value);
      await site.send(partly.orderId, "PAYMENT.CAPTURE.REFUNDED");
      expect(await site.stored(partly.orderId)).toMatchObject({ state: "partlyRefunded", refundedCents });
    }

    const reversed = await site.order();
    await site.paypal.approve(reversed.orderId);
    await site.send(reversed.orderId, "CHECKOUT.ORDER.APPROVED");
    await site.send(reversed.orderId, "PAYMENT.CAPTURE.REVERSED");
    await site.send(reversed.orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(await site.stored(reversed.orderId)).toMatchObject({ state: "reversed", refundedCents: 20_000 });
  });

  it("refuses a forged webhook, one that is no event, and counts none of them", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED", { forged: true })).toEqual([400]);
    expect((await site.app.call("POST", WEBHOOK, { body: "{}" })).status).toBe(400);
    expect((await site.app.call("POST", WEBHOOK, { body: "x" })).status).toBe(400);
    expect((await site.stored(orderId))?.state).toBe("ordered");
  });

  it("says 503 when PayPal breaks, loses nothing, and has the webhook sent again", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
    const dropped = await site.capture(orderId);
    expect(dropped.status).toBe(503);
    expect(dropped.headers.get("retry-after")).not.toBeNull();
    expect((await site.capture(orderId)).status).toBe(200);

    const other = await site.order();
    await site.paypal.approve(other.orderId);
    await site.paypal.fault({ call: "capture", how: "error", times: 1 });
    expect(await site.send(other.orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([503]);
    expect(await site.send(other.orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(other.orderId))?.state).toBe("completed");
  });

  it("knows an order whose answer never arrived, by the webhook", async () => {
    await site.paypal.fault({ call: "create", how: "drop", times: 1 });
    const answer = await site.app.call("POST", ORDERS, { json: { amount: "321", receipt: false } });
    expect(answer.status).toBe(503);
    const orderId = (await site.paypal.orderOf("321.00")) ?? "";
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", amountCents: 32_100 });
  });

  // The last one: nothing else is taken for a while after it.
  it("refuses what comes after many forged ones without counting it, and takes it when it comes again", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    // One was forged above.
    const forged = await site.send(orderId, "CHECKOUT.ORDER.APPROVED", { forged: true, copies: 60 });
    expect(forged.toSorted()).toEqual([...Array.from({ length: 59 }, () => 400), 429]);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([429]);
    expect((await site.stored(orderId))?.state).toBe("ordered");
    const now = performance.now();
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.advanceTimersByTime(now + 31_000);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
    vi.useRealTimers();
  });
});
