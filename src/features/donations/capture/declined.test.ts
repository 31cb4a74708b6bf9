import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { reconcile } from "./reconcile.server";

const MINUTES = [2, 10, 60, 240, 420, 1440, 9000];

describe("a payment that PayPal declines", () => {
  const site = donationTests();

  const look = (minutes: number) => reconcile(site.app.deps, new Date(Date.now() + minutes * 60_000));
  const taken = async (orderId: string) =>
    (await site.paypal.report()).captures.filter((capture) => capture.orderId === orderId);

  /** A declined order that PayPal would capture from now on. */
  const declined = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "decline");
    expect((await site.capture(orderId)).status).toBe(402);
    await site.paypal.approve(orderId, "pay");
    return orderId;
  };

  it("is not captured again without the donor, who was told that nothing was taken", async () => {
    const orderId = await declined();
    for (const minute of MINUTES) await look(minute);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED", { copies: 2 })).toEqual([200, 200]);
    expect(await taken(orderId)).toEqual([]);
    expect((await site.stored(orderId))?.state).toBe("declined");
    const mails = await site.mails(orderId);
    expect(mails.map(({ kind }) => kind)).toEqual(["donation"]);
    expect(mails[0]?.text).toContain("was declined");
    expect(mails[0]?.text).toContain("Previous status: Ordered, not paid");
    expect(mails[0]?.text).not.toContain("Taken by PayPal");
  });

  it("is reported to the office once, however often the donor tries", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "decline");
    for (const _ of [1, 2, 3]) expect((await site.capture(orderId)).status).toBe(402);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation"]);
  });

  it("is taken, once, when the donor comes back from PayPal another time", async () => {
    const orderId = await declined();
    expect((await site.capture(orderId)).status).toBe(200);
    expect((await site.capture(orderId)).status).toBe(200);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual([
      "donation",
      "donation",
      "donationThanks",
    ]);
  });

  it("is queried again when the response to the donor's second try is lost", async () => {
    const orderId = await declined();
    await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is not captured again where only the webhook reported it, until the donor comes back", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "decline");
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    await site.paypal.approve(orderId, "pay");
    for (const minute of MINUTES) await look(minute);
    expect(await taken(orderId)).toEqual([]);
    expect((await site.capture(orderId)).status).toBe(200);
  });

  it("is known to have been taken where PayPal refuses to take it twice", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "duplicate", times: 1 });
    expect((await site.capture(orderId)).status).toBe(200);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is not said to be declined by what something on the way answers, nor while PayPal is still at it", async () => {
    const { orderId } = await site.order("777");
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "proxied", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    expect((await site.stored(orderId))?.state).toBe("ordered");
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("completed");

    const other = await site.order();
    await site.paypal.approve(other.orderId);
    await site.paypal.fault({ call: "capture", how: "issue:ORDER_COMPLETION_IN_PROGRESS", times: 1 });
    expect((await site.capture(other.orderId)).status).toBe(503);
    await look(2);
    expect((await site.stored(other.orderId))?.state).toBe("completed");
  });

  it("is said to be declined where PayPal declined it, though it does not show the order", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "decline");
    await site.paypal.fault({ call: "show", how: "unknown", times: 1 });
    expect((await site.capture(orderId)).status).toBe(402);
    expect((await site.stored(orderId))?.state).toBe("declined");
  });

  it("is not said to be declined while nobody knows whether it was taken", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "duplicate", times: 1 });
    await site.paypal.fault({ call: "get", how: "error", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });
});
