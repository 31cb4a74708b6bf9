import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { reconcile } from "./reconcile.server";

const DAY_MINUTES = 24 * 60;
const BOTH = ["donation", "donationNews"];
const PAYER = { firstName: "Ka Yan", lastName: "Wong", email: "buyer@kapok.example" };

describe("a payment whose donor was promised word of it", () => {
  const site = donationTests();

  const look = (minutes: number) => reconcile(site.app.deps, new Date(Date.now() + minutes * 60_000));
  const kinds = async (orderId: string) => (await site.mails(orderId)).map(({ kind }) => kind);
  const text = async (orderId: string, kind: string) =>
    (await site.mails(orderId)).find((mail) => mail.kind === kind)?.text ?? "";

  /** An order that was approved; PayPal broke when the donor came back, who was asked not to pay again. */
  const promised = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "error", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    return orderId;
  };
  const held = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "pending");
    expect((await site.capture(orderId)).status).toBe(409);
    return orderId;
  };

  it("and that is declined later: donor and staff are notified, and the payer is stored", async () => {
    const orderId = await promised();
    await site.paypal.approve(orderId, "decline");
    await look(2);
    expect(await site.stored(orderId)).toMatchObject({ state: "declined", ...PAYER });
    expect(await kinds(orderId)).toEqual(BOTH);
    const [notice, news] = [await text(orderId, "donation"), await text(orderId, "donationNews")];
    for (const said of ["was declined", "Ka Yan", PAYER.email, "INSTRUMENT_DECLINED"])
      expect(notice).toContain(said);
    for (const said of ["Dear Ka Yan Wong", "HK$200", "no money has reached us", "/eng/donate"])
      expect(news).toContain(said);
    await look(DAY_MINUTES);
    expect(await kinds(orderId)).toEqual(BOTH);
  });

  it("and that is declined when they look again, or somebody else does", async () => {
    const orderId = await promised();
    await site.paypal.approve(orderId, "decline");
    expect((await site.capture(orderId)).status).toBe(402);
    expect(await site.stored(orderId)).toMatchObject({ state: "declined", ...PAYER });
    expect(await kinds(orderId)).toEqual(BOTH);
  });

  it("and that PayPal wants them to come back for", async () => {
    const orderId = await promised();
    await site.paypal.fault({ call: "capture", how: "issue:PAYER_ACTION_REQUIRED", times: 1 });
    expect((await site.capture(orderId)).status).toBe(402);
    expect(await kinds(orderId)).toEqual(BOTH);
    expect((await site.capture(orderId)).status).toBe(200);
  });

  it("and that PayPal held and then denied, as a webhook or a query reports", async () => {
    const [notified, found] = [await held(), await held()];
    for (const orderId of [notified, found]) await site.paypal.settle(orderId, "DECLINED");
    expect(await site.send(notified, "PAYMENT.CAPTURE.DENIED")).toEqual([200]);
    await look(2);
    for (const orderId of [notified, found]) {
      expect((await site.stored(orderId))?.state).toBe("declined");
      // Staff were notified that it was held, too.
      expect(await kinds(orderId)).toEqual(["donation", ...BOTH]);
    }
  });

  it("and that is cancelled at PayPal, as the program or the donor finds", async () => {
    const orderId = await promised();
    await site.paypal.void(orderId);
    await look(2);
    expect(await site.stored(orderId)).toMatchObject({ state: "declined", ...PAYER });
    expect(await text(orderId, "donation")).toContain("was cancelled at PayPal");
    const other = await promised();
    await site.paypal.void(other);
    expect((await site.capture(other)).status).toBe(402);
    expect(await text(other, "donation")).toContain("was cancelled at PayPal");
    for (const each of [orderId, other]) expect(await kinds(each)).toEqual(BOTH);
  });

  it("and that was never taken within a week: it expires, and is not charged any more", async () => {
    const orderId = await promised();
    await look(8 * DAY_MINUTES);
    expect(await site.stored(orderId)).toMatchObject({ state: "declined", ...PAYER });
    expect(await text(orderId, "donation")).toContain("was not paid in time");
    expect(await kinds(orderId)).toEqual(BOTH);
    const { captures } = await site.paypal.report();
    expect(captures.filter((capture) => capture.orderId === orderId)).toEqual([]);
  });

  it("and that PayPal does not know any more after a week", async () => {
    const orderId = await promised();
    await site.paypal.fault({ call: "capture", how: "error", times: 1 });
    await look(2);
    expect(await site.stored(orderId)).toMatchObject({ state: "ordered", ...PAYER });
    await site.paypal.fault({ call: "show", how: "unknown", times: 1 });
    await look(8 * DAY_MINUTES);
    expect((await site.stored(orderId))?.state).toBe("declined");
    expect(await kinds(orderId)).toEqual(BOTH);
  });

  it("and of which PayPal says nothing for a week: it is given up, once, and found when PayPal speaks", async () => {
    const orderId = await promised();
    await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
    await look(2);
    const askInVain = async (day: number) => {
      await site.paypal.fault({ call: "show", how: "proxied", times: 1 });
      await look(day * DAY_MINUTES);
    };
    await askInVain(6);
    expect(await kinds(orderId)).toEqual([]);
    for (const day of [8, 9, 10]) await askInVain(day);
    expect(await kinds(orderId)).toEqual(BOTH);
    expect(await text(orderId, "donation")).toContain("is not settled after a week");
    expect(await text(orderId, "donationNews")).toContain("Please look in your PayPal account");
    expect((await site.stored(orderId))?.state).toBe("ordered");
    await look(12 * DAY_MINUTES);
    expect((await site.stored(orderId))?.state).toBe("completed");
    expect(await kinds(orderId)).toEqual(["donation", "donation", "donationNews", "donationThanks"]);
  });

  it("and of which another amount was taken, or all of it went back meanwhile", async () => {
    const other = await promised();
    await site.paypal.fault({ call: "capture", how: "wrong-amount", times: 1 });
    await look(2);
    expect((await site.stored(other))?.state).toBe("mismatched");
    expect(await text(other, "donationNews")).toContain("PayPal took HKD 1.00 instead of the HK$200");
    const returned = await held();
    await site.paypal.settle(returned, "REFUNDED");
    expect(await site.send(returned, "PAYMENT.CAPTURE.REFUNDED")).toEqual([200]);
    expect(await text(returned, "donationNews")).toContain("returned in full");
  });

  it("and that arrives: they are thanked, and nothing else", async () => {
    const orderId = await promised();
    await look(2);
    expect(await kinds(orderId)).toEqual(["donation", "donationThanks"]);
  });

  it.each([
    ["tra", "您對木棉脊髓肌肉萎縮症協會的捐款未能完成"],
    ["sim", "您对木棉脊髓肌肉萎缩症协会的捐款未能完成"],
  ])("hears of it in the language of the page, %s", async (lang, title) => {
    const answer = await site.app.call("POST", "/api/donations/paypal/orders", {
      json: { amount: "200", receipt: false },
      headers: { Cookie: `lang=${lang}` },
    });
    const { orderId } = (await answer.json()) as { orderId: string };
    await site.paypal.approve(orderId, "decline");
    await site.paypal.fault({ call: "get", how: "error", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    await look(2);
    expect(await text(orderId, "donationNews")).toContain(title);
  });
});
