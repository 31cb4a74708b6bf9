import { beforeAll, describe, expect, it } from "vitest";
import { ORDERS } from "../../../../test/paypal/donation-site";
import { donationTests } from "../../../../test/paypal/donation-tests";

describe("what comes late of PayPal", () => {
  const site = donationTests();
  let staff: Record<string, string>;

  beforeAll(async () => {
    staff = await site.app.login();
  });

  const approved = async (outcome: "pay" | "pending" = "pay") => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, outcome);
    return orderId;
  };
  const kinds = async (orderId: string) => (await site.mails(orderId)).map(({ kind }) => kind);
  const total = async () => {
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    const answer = await site.app.call("GET", `/api/donationTotals?year=${year}`, { headers: staff });
    return ((await answer.json()) as { total: number }).total;
  };

  it("does not hold a payment again that has arrived, nor writes again", async () => {
    const orderId = await approved("pending");
    expect((await site.capture(orderId)).status).toBe(409);
    const answerLate = await site.paypal.hold(orderId);
    await site.paypal.settle(orderId, "COMPLETED");
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    await answerLate();
    expect(await site.send(orderId, "PAYMENT.CAPTURE.PENDING")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(await kinds(orderId)).toEqual(["donation", "donation", "donationThanks"]);
  });

  it("undoes no refund, neither in part nor in full", async () => {
    const orderId = await approved();
    await site.capture(orderId);
    const whole = await site.paypal.hold(orderId);
    await site.paypal.refund(orderId, "50.00");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    const less = await site.paypal.hold(orderId);
    await site.paypal.refund(orderId, "30.00");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    for (const answerLate of [whole, less]) {
      await answerLate();
      await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
      expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 8000 });
    }
    await site.paypal.settle(orderId, "REFUNDED");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    for (const answerLate of [whole, less]) {
      await answerLate();
      await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
      expect(await site.stored(orderId)).toMatchObject({ state: "refunded", refundedCents: 20_000 });
    }
    expect((await kinds(orderId)).filter((kind) => kind === "donationThanks")).toHaveLength(1);
  });

  it("follows a held payment that is declined, and one that is refunded before it was known to have come", async () => {
    const declined = await approved("pending");
    await site.capture(declined);
    await site.paypal.settle(declined, "DECLINED");
    await site.send(declined, "PAYMENT.CAPTURE.DENIED");
    expect((await site.stored(declined))?.state).toBe("declined");
    expect((await site.capture(declined)).status).toBe(402);

    const refunded = await approved("pending");
    await site.capture(refunded);
    await site.paypal.settle(refunded, "REFUNDED");
    await site.send(refunded, "PAYMENT.CAPTURE.REFUNDED");
    expect(await site.stored(refunded)).toMatchObject({ state: "refunded", refundedCents: 20_000 });
  });

  it("counts another amount than was ordered as nothing, also when a part of it is paid back", async () => {
    const before = await total();
    const orderId = await approved();
    await site.paypal.fault({ call: "capture", how: "wrong-amount", times: 1 });
    await site.capture(orderId);
    await site.paypal.refund(orderId, "0.50");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect(await site.stored(orderId)).toMatchObject({ state: "mismatched", paypalAmount: "HKD 1.00" });
    expect(await total()).toBe(before);
    await site.paypal.settle(orderId, "REFUNDED");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect((await site.stored(orderId))?.state).toBe("refunded");
    expect(await total()).toBe(before);
  });

  it("does not say that nothing was taken where money was", async () => {
    const said = async (orderId: string, lang: string) => {
      const answer = await site.app.call("POST", `${ORDERS}/${orderId}/capture`, {
        headers: { Cookie: `lang=${lang}` },
      });
      const { message } = (await answer.json()) as { message: string };
      return `${answer.status} ${message}`;
    };
    const other = await approved();
    await site.paypal.fault({ call: "capture", how: "wrong-amount", times: 1 });
    expect(await said(other, "eng")).toMatch(/^409 PayPal took a different amount/);
    expect(await said(other, "tra")).toMatch(/^409 PayPal 扣取的金額/);
    expect(await said(other, "sim")).toMatch(/^409 PayPal 扣取的金额/);
    for (const type of ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"] as const) {
      const orderId = await approved();
      await site.capture(orderId);
      await site.paypal.refund(orderId, "50.00");
      await site.send(orderId, type);
      expect(await said(orderId, "eng")).toMatch(/^409 This donation has been refunded/);
    }
  });
});
