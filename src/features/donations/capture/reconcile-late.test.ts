import { describe, expect, it, vi } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { loseAnswer } from "../../../../test/paypal/lost-answer";
import { reconcile } from "./reconcile.server";

const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * 60_000;

describe("asking PayPal by itself, long after", () => {
  const site = donationTests();

  const look = (minutes: number) => reconcile(site.app.deps, new Date(Date.now() + minutes * 60_000));
  const stateOf = async (orderId: string) => (await site.stored(orderId))?.state;

  /** An order that PayPal captured, but whose response was lost. */
  const lost = async () => {
    const { orderId } = await site.order();
    await loseAnswer(site, orderId);
    return orderId;
  };

  it("goes on once a day after a week, until PayPal says what became of a payment", async () => {
    const [orderId, held] = [await lost(), (await site.order()).orderId];
    await site.paypal.approve(held, "pending");
    await site.capture(held);
    const asked = async () => (await site.paypal.report()).asked.filter((id) => id === held).length;
    await look(30 * DAY_MINUTES);
    expect([await stateOf(orderId), await stateOf(held)]).toEqual(["completed", "pending"]);
    const before = await asked();
    for (let hour = 1; hour <= 48; hour += 1) await look(30 * DAY_MINUTES + hour * 60);
    expect(await asked()).toBe(before + 2);
    await site.paypal.settle(held, "COMPLETED");
    await look(400 * DAY_MINUTES);
    expect(await stateOf(held)).toBe("completed");
  });

  it("ends, after a week, with an order that PayPal does not know any more", async () => {
    const [orderId, other] = [await lost(), await lost()];
    const hide = () => site.paypal.fault({ call: "show", how: "unknown", times: 2 });
    await hide();
    await look(10);
    expect((await site.stored(orderId))?.returnedAt).not.toBeNull();
    await hide();
    await look(8 * DAY_MINUTES);
    const donations = [await site.stored(orderId), await site.stored(other)];
    expect(donations.map((donation) => donation?.state)).toEqual(["declined", "declined"]);
    for (const order of [orderId, other])
      expect((await site.mails(order)).map(({ kind }) => kind)).toEqual(["donation"]);
  });

  it("queries orders that were noted while the clock was ahead", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * DAY });
    const orderId = await lost();
    await site.paypal.fault({ call: "show", how: "unknown", times: 1 });
    await look(2);
    vi.useRealTimers();
    await look(2);
    expect(await stateOf(orderId)).toBe("completed");
  });
});
