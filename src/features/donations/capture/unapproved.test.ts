import { afterEach, describe, expect, it, vi } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";

/** The number of capture requests for one order at once; one more after some seconds. */
const AT_ONCE = 20;
const REGAIN = 5;

afterEach(() => void vi.useRealTimers());

describe("an order that nobody has approved", () => {
  const site = donationTests();

  const asked = async (orderId: string) =>
    (await site.paypal.report()).asked.filter((id) => id === orderId).length;
  const forMany = async (orderId: string, times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) all.push((await site.capture(orderId)).status);
    return all;
  };

  it("is rate-limited: a loop of calls causes a few queries at once, then one now and then", async () => {
    const { orderId } = await site.order();
    expect(await forMany(orderId, AT_ONCE)).not.toContain(429);
    expect(await forMany(orderId, AT_ONCE)).toContain(429);
    const atOnce = await asked(orderId);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + REGAIN * 1000 });
    await forMany(orderId, AT_ONCE);
    expect(await asked(orderId)).toBeLessThanOrEqual(atOnce + 3);
    const refused = await site.capture(orderId);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/many times just now/);
  });

  it("is limited likewise for concurrent calls", async () => {
    const { orderId } = await site.order();
    await Promise.all(Array.from({ length: 2 * AT_ONCE }, () => site.capture(orderId)));
    expect(await asked(orderId)).toBeLessThanOrEqual(AT_ONCE + 1);
  });

  it("is captured for its donor, whatever calls a stranger makes", async () => {
    const { orderId } = await site.order();
    for (let time = 0; time < 60; time += 1) await site.capture(orderId, "203.0.113.7");
    expect((await site.capture(orderId, "203.0.113.7")).status).toBe(429);
    expect((await site.capture(orderId, "198.51.100.1")).status).toBe(402);
    await site.paypal.approve(orderId);
    expect((await site.capture(orderId, "198.51.100.1")).status).toBe(200);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
  });

  it("is captured when PayPal reports the approval, however often it was queried", async () => {
    const { orderId } = await site.order();
    await forMany(orderId, AT_ONCE + 2);
    expect((await site.stored(orderId))?.returnedAt).toBeNull();
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is resent by PayPal where the approval event precedes the order's state", async () => {
    const { orderId } = await site.order();
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([503]);
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is queried at once where the clock was set back", async () => {
    const { orderId } = await site.order();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    await forMany(orderId, AT_ONCE + 2);
    vi.useRealTimers();
    await site.paypal.approve(orderId);
    expect((await site.capture(orderId)).status).toBe(200);
  });
});
