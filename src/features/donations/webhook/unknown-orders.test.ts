import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { reconcile } from "../capture/reconcile.server";
import type { DonationTables } from "../store.server";
import { donationStore } from "../store.server";

describe("an event about what is not known", () => {
  const site = donationTests();

  const approved = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    return orderId;
  };
  const hide = (how: "unknown" | "proxied") => site.paypal.fault({ call: "show", how, times: 1 });

  it("is resent, and logged for the operator", async () => {
    const orderId = await approved();
    await site.capture(orderId);
    await hide("unknown");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REVERSED")).toEqual([503]);
    const donation = (await site.stored(orderId))?._id;
    expect(site.app.errors()).toEqual([
      expect.objectContaining({ donation, event: "PAYMENT.CAPTURE.REVERSED" }),
    ]);
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REVERSED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("reversed");
  });

  it("has the program look by itself where the donation is still open", async () => {
    const orderId = await approved();
    await hide("unknown");
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([503]);
    expect(site.app.errors()).toHaveLength(1);
    await reconcile(site.app.deps, new Date(Date.now() + 120_000));
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("comes again where our own id alone is known to us", async () => {
    const orderId = await approved();
    await site.capture(orderId);
    const donation = await site.stored(orderId);
    if (!donation) throw new Error("The donation is not there.");
    const forgotten = { ...donation, paypalOrderId: null, paypalCaptureId: null };
    await donationStore(site.app.deps.db).replace({ ...forgotten, version: donation.version + 1 });
    await hide("unknown");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([503]);
    expect(site.app.errors()).toEqual([expect.objectContaining({ donation: donation._id })]);
  });

  it("is final where PayPal does not know the order either, and logs money for an order that it knows", async () => {
    const orderId = await approved();
    await site.capture(orderId);
    const customId = (await site.stored(orderId))?._id;
    await site.app.deps.db
      .$extendTables<DonationTables>()
      .deleteFrom("donation")
      .where("paypal_order_id", "=", orderId)
      .execute();
    await hide("proxied");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([503]);
    await hide("unknown");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    expect(site.app.errors()).toEqual([]);
    await site.paypal.refund(orderId, "50.00");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED")).toEqual([200]);
    expect(site.app.errors()).toEqual([
      expect.objectContaining({ orderId, customId, amount: "HKD 200.00", event: "PAYMENT.CAPTURE.REFUNDED" }),
    ]);
  });
});
