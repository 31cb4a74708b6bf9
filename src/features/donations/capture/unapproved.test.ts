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

  it("is asked about by a loop of calls so many times at once, and then once in a while", async () => {
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

  it("is asked about so many times too where the calls come at once", async () => {
    const { orderId } = await site.order();
    await Promise.all(Array.from({ length: 2 * AT_ONCE }, () => site.capture(orderId)));
    expect(await asked(orderId)).toBeLessThanOrEqual(AT_ONCE + 1);
  });

  it("is taken for its donor, whatever a stranger has asked before and goes on asking", async () => {
    const { orderId } = await site.order();
    for (let time = 0; time < 60; time += 1) await site.capture(orderId, "203.0.113.7");
    expect((await site.capture(orderId, "203.0.113.7")).status).toBe(429);
    expect((await site.capture(orderId, "198.51.100.1")).status).toBe(402);
    await site.paypal.approve(orderId);
    expect((await site.capture(orderId, "198.51.100.1")).status).toBe(200);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
  });

  it("is taken when PayPal tells that it was approved, however often it was asked about", async () => {
    const { orderId } = await site.order();
    await forMany(orderId, AT_ONCE + 2);
    expect((await site.stored(orderId))?.returnedAt).toBeNull();
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is told of once more where PayPal says that it was approved, and does not know it yet", async () => {
    const { orderId } = await site.order();
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([503]);
    await site.paypal.approve(orderId);
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });

  it("is asked about at once where the clock was set back", async () => {
    const { orderId } = await site.order();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    await forMany(orderId, AT_ONCE + 2);
    vi.useRealTimers();
    await site.paypal.approve(orderId);
    expect((await site.capture(orderId)).status).toBe(200);
  });
});
