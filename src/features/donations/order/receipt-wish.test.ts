import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";

const PATH = "/api/donations/paypal/receipts";

describe("the wish for a receipt of a donation by PayPal", () => {
  const site = donationTests();

  const given = async (receipt: boolean, payer?: Record<string, unknown>) => {
    const { orderId } = await site.order("200", receipt);
    if (payer) await site.paypal.payer(orderId, payer);
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    return orderId;
  };
  const wish = (json: Record<string, unknown>) => site.app.call("POST", PATH, { json });
  const paths = async (answer: Response) =>
    ((await answer.json()).errors as { path: string }[]).map(({ path }) => path);

  it("takes name and address where PayPal named nobody, and thanks the donor then", async () => {
    const orderId = await given(true, {});
    expect(await site.stored(orderId)).toMatchObject({ firstName: "", lastName: "", email: "" });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation"]);
    expect(await paths(await wish({ orderId }))).toEqual(["name", "email"]);
    expect(await paths(await wish({ orderId, name: "陳大文", email: "nobody" }))).toEqual(["email"]);
    expect((await wish({ orderId, name: " 陳大文 ", email: "chan@donor.example" })).status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ firstName: "陳大文", email: "chan@donor.example" });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
    // What is known stays when somebody asks again.
    expect((await wish({ orderId, name: "Mallory", email: "mallory@x.example" })).status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ firstName: "陳大文", email: "chan@donor.example" });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
  });

  it("is one press where PayPal named the donor", async () => {
    const orderId = await given(false);
    const before = await site.stored(orderId);
    expect((await wish({ orderId, name: "Mallory", email: "mallory@x.example" })).status).toBe(200);
    expect(await site.stored(orderId)).toEqual({
      ...before,
      receipt: true,
      version: (before?.version ?? 0) + 1,
    });
  });

  it("is refused for an order that is not here, was not paid, or was paid back", async () => {
    expect((await wish({ orderId: "8XK3" })).status).toBe(404);
    const { orderId } = await site.order();
    expect((await wish({ orderId })).status).toBe(404);
    const refunded = await given(true);
    await site.paypal.settle(refunded, "REFUNDED");
    await site.send(refunded, "PAYMENT.CAPTURE.REFUNDED");
    expect((await wish({ orderId: refunded })).status).toBe(404);
  });
});

describe("an order that PayPal does not know any more", () => {
  const site = donationTests();
  const forget = () => site.paypal.fault({ call: "order", how: "unknown", times: 2 });

  it("is reported as expired: nothing was taken, and nothing will be", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await forget();
    const answer = await site.capture(orderId);
    expect([answer.status, (await answer.json()).message]).toEqual([
      402,
      "PayPal does not know this payment any more: it was not approved in time. Nothing was taken.",
    ]);
    expect(await site.stored(orderId)).toMatchObject({ state: "declined" });
    expect((await site.mails(orderId)).map(({ text }) => text).join()).toContain("was not paid in time");
    expect(await site.send(orderId, "CHECKOUT.ORDER.APPROVED")).toEqual([200]);
    expect((await site.paypal.report()).captures.filter((each) => each.orderId === orderId)).toEqual([]);
  });

  it("is no such thing where PayPal shows it, or may have taken the money before", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "order", how: "unknown", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    const lost = await site.order();
    await site.paypal.approve(lost.orderId);
    await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
    expect((await site.capture(lost.orderId)).status).toBe(503);
    await forget();
    expect((await site.capture(lost.orderId)).status).toBe(503);
    await site.paypal.unfault();
    expect((await site.capture(lost.orderId)).status).toBe(200);
  });
});
