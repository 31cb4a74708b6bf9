import { afterEach, describe, expect, it, vi } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { loseAnswer } from "../../../../test/paypal/lost-answer";
import { hongKongDay } from "../../../platform/locale/format";

const DAY = 24 * 60 * 60_000;

afterEach(() => void vi.useRealTimers());

describe("a gift that is heard of late", () => {
  const site = donationTests();

  const dayIn = (days: number) => hongKongDay(new Date(Date.now() + days * DAY));

  /** An order that PayPal captured or held two days later; the response was lost. */
  const lost = async (outcome: "pay" | "pending") => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * DAY });
    const { orderId } = await site.order();
    vi.useRealTimers();
    await loseAnswer(site, orderId, outcome);
    return orderId;
  };

  it("when a part of it went back: has the day on which it came, and its donor is thanked", async () => {
    const orderId = await lost("pay");
    await site.paypal.refund(orderId, "50.00");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED")).toEqual([200]);
    const donation = await site.stored(orderId);
    expect(donation).toMatchObject({ state: "partlyRefunded", givenOn: dayIn(0) });
    expect(donation?.settledAt).not.toBeNull();
    const letters = await site.mails(orderId);
    expect(letters.map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
    expect(letters[0]?.text).toContain("Paid back: HK$50");
    expect(letters[0]?.text).toContain("Balance: HK$150");
    await site.paypal.refund(orderId, "20.00");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual([
      "donation",
      "donation",
      "donationThanks",
    ]);
  });

  it("when fully refunded: has that day too, and its donor is notified, not thanked", async () => {
    const orderId = await lost("pay");
    await site.paypal.settle(orderId, "REFUNDED");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED")).toEqual([200]);
    expect(await site.stored(orderId)).toMatchObject({ state: "refunded", givenOn: dayIn(0) });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationNews"]);
  });

  it("when it was held before: has the day on which it came, not that on which it was held", async () => {
    const orderId = await lost("pending");
    await site.paypal.settle(orderId, "COMPLETED", new Date(Date.now() + 2 * DAY));
    const day = dayIn(2);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * DAY });
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", givenOn: day });
  });
});
