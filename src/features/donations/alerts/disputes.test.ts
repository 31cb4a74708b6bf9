import { beforeAll, describe, expect, it } from "vitest";
import { contentApi } from "../../../../test/content/entries";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { siteConfig } from "../../../charity/site.config";

describe("a payment that its payer disputes at PayPal", () => {
  const site = donationTests();
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await site.app.login();
  });

  const get = async (path: string) => (await site.app.call("GET", path, { headers })).json();
  const post = (path: string, json: unknown) => site.app.call("POST", path, { headers, json });
  /** A donation that has arrived; gives PayPal's order and our id. */
  const given = async (amount = "200") => {
    const { orderId } = await site.order(amount, true);
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    return { orderId, donation_id: (await site.stored(orderId))?._id ?? "" };
  };
  const letters = async (orderId: string) => {
    const all = (await site.mails(orderId)).filter(({ kind }) => kind === "donation");
    return all.filter(({ text }) => /disput/i.test(text)).map(({ text }) => text);
  };
  const entry = async (donation_id: string) =>
    (await get(`/api/donation?donation_id=${donation_id}`)).donation;
  const total = async (): Promise<number> => {
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    return (await get(`/api/donationTotals?year=${year}`)).total;
  };
  const waiting = async (): Promise<string[]> =>
    (await get("/api/giftsWithoutReceipt")).gifts.map((gift: { donation_id: string }) => gift.donation_id);

  it("is mailed to the office once with the day to answer by, again with another day, and when it is over", async () => {
    const { orderId, donation_id } = await given();
    await site.send(orderId, "CUSTOMER.DISPUTE.CREATED", { copies: 2 });
    await site.send(orderId, "CUSTOMER.DISPUTE.UPDATED");
    const [first = ""] = await letters(orderId);
    for (const said of [
      "Payment of HKD 200.00 by PayPal is disputed – answer by 5 Jan 2027, 16:00 (Hong Kong)",
      "The payer says that they did not make this payment",
      `PP-D-${orderId}`,
      "Ka Yan Wong",
    ])
      expect(first).toContain(said);
    expect(await letters(orderId)).toHaveLength(1);
    expect((await entry(donation_id)).dispute).toEqual({ due: "2027-01-05T08:00:00.000Z" });
    const dispute = { seller_response_due_date: "2027-01-12T08:00:00.000Z" };
    await site.send(orderId, "CUSTOMER.DISPUTE.UPDATED", { dispute });
    expect((await letters(orderId))[1]).toContain("12 Jan 2027, 16:00");
    await site.send(orderId, "CUSTOMER.DISPUTE.UPDATED", { dispute: { ...dispute, status: "UNDER_REVIEW" } });
    expect((await entry(donation_id)).dispute).toEqual({ due: null });
    expect(await letters(orderId)).toHaveLength(2);
    await site.send(orderId, "CUSTOMER.DISPUTE.RESOLVED", {
      dispute: { dispute_outcome: { outcome_code: "RESOLVED_SELLER_FAVOUR" } },
    });
    expect((await letters(orderId))[2]).toContain("PayPal decided for the charity");
    expect((await entry(donation_id)).dispute).toBe(null);
    await site.send(orderId, "CUSTOMER.DISPUTE.CREATED");
    expect(await letters(orderId)).toHaveLength(3);
  });

  it("can have no receipt until it is over, or until staff say so", async () => {
    const json = { ...siteConfig, registrationReference: "91/00000" };
    expect((await contentApi(site.app, headers, "siteDetails").edit("siteDetails", json)).status).toBe(200);
    const over = [
      (orderId: string) => site.send(orderId, "CUSTOMER.DISPUTE.RESOLVED"),
      (orderId: string) => post("/api/closeDonationAlert", { alert_id: `dispute:PP-D-${orderId}` }),
    ];
    for (const end of over) {
      const { orderId, donation_id } = await given();
      expect(await waiting()).toContain(donation_id);
      await site.send(orderId, "CUSTOMER.DISPUTE.CREATED");
      const issue = () => post("/api/issueReceipt", { donation_id, name: "Wong Ka Yan" });
      const refused = await issue();
      expect([refused.status, (await refused.json()).message]).toEqual([
        409,
        "The payer disputes this donation at PayPal, so the money may go back. Issue the receipt once the dispute is over.",
      ]);
      expect(await waiting()).not.toContain(donation_id);
      await end(orderId);
      expect(await waiting()).toContain(donation_id);
      expect((await issue()).status).toBe(200);
    }
  });

  it("is set right when the charity wins after the money was reversed, and stays so", async () => {
    const before = await total();
    const { orderId, donation_id } = await given("300");
    await site.send(orderId, "CUSTOMER.DISPUTE.CREATED");
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id: `WH-R-${orderId}` });
    expect(await total()).toBe(before);
    await site.send(orderId, "CUSTOMER.DISPUTE.RESOLVED");
    expect((await letters(orderId)).at(-1)).toContain("still shown as reversed");
    expect((await entry(donation_id)).correctable).toBe(true);
    const correct = (left: string, version?: number) =>
      post("/api/correctPaidBack", { donation_id, left, version });
    for (const left of ["300.01", "-1", "x", ""])
      expect((await (await correct(left)).json()).errors).toMatchObject([{ path: "left" }]);
    expect((await correct("300", 1)).status).toBe(409);
    expect((await correct("300")).status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", refundedCents: 0 });
    expect(await total()).toBe(before + 30_000);
    // Repeated or late events undo nothing.
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id: `WH-R-${orderId}` });
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", refundedCents: 0 });
    expect((await correct("100")).status).toBe(409);
    expect((await site.mails(orderId)).filter(({ kind }) => kind === "donationThanks")).toHaveLength(1);
    await site.send(orderId, "PAYMENT.CAPTURE.REVERSED");
    expect(await site.stored(orderId)).toMatchObject({ state: "reversed", refundedCents: 30_000 });
    expect((await correct("120")).status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 18_000 });
  });

  it("is no refund where PayPal calls it refunded in part and lists none", async () => {
    const { orderId } = await given();
    await site.paypal.settle(orderId, "PARTIALLY_REFUNDED");
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", refundedCents: 0 });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
    expect((await site.capture(orderId)).status).toBe(200);
    await site.paypal.refund(orderId, "50.00");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 5000 });
  });

  it("has a part that went back before staff, which the order never lists, after the third time", async () => {
    const { orderId, donation_id } = await given();
    const id = `WH-P-${orderId}`;
    const unlisted = async () =>
      (await get("/api/donationAttention")).alerts.filter(({ ref }: { ref: string }) => ref === id);
    for (const times of [1, 2, 3]) {
      expect(await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id, value: "125.00" })).toEqual([503]);
      expect(await unlisted()).toHaveLength(times < 3 ? 0 : 1);
    }
    expect(await unlisted()).toMatchObject([{ kind: "unlisted", donation_id, amount: "HKD 125.00" }]);
    const left = await post("/api/correctPaidBack", { donation_id, left: "75" });
    expect(left.status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 12_500 });
    expect(await unlisted()).toEqual([]);
    // It is no reversal of the rest.
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id, value: "125.00" })).toEqual([200]);
    expect(await unlisted()).toEqual([]);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 12_500 });
  });

  it("leaves staff nothing to look into where the order lists the part in time", async () => {
    const { orderId } = await given();
    const id = `WH-L-${orderId}`;
    for (const _ of [1, 2, 3]) await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id, value: "75.00" });
    await site.paypal.refund(orderId, "75.00");
    expect(await site.send(orderId, "PAYMENT.CAPTURE.REVERSED", { id, listed: true })).toEqual([200]);
    const { alerts } = await get("/api/donationAttention");
    expect(alerts.filter(({ ref }: { ref: string }) => ref === id)).toEqual([]);
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 7500 });
  });
});
