import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { syncOrder } from "../capture/sync-order.server";
import { OrderAnswer } from "../paypal/answers";
import { mismatched, openLedger, type TestLedger } from "../testing/samples";

describe.each(ONE_ENGINE)("another amount than was ordered on %s", (engine) => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await openLedger(engine);
  });
  afterAll(async () => {
    expect(ledger.app.errors()).toEqual([]);
    await ledger.app.close();
  });
  beforeEach(() => ledger.clear());

  const accept = (json: Record<string, unknown>) => ledger.post("/api/acceptDonation", json);
  const lastSnapshot = async () => {
    const journal = ledger.app.deps.db.selectFrom("journal").select("snapshot").orderBy("id", "desc");
    return JSON.parse((await journal.limit(1).executeTakeFirstOrThrow()).snapshot);
  };

  it("is accepted as what really came, thanked for once, and counts", async () => {
    const { _id } = await mismatched(ledger.app, { paypalAmount: "HKD 180.50" });
    expect(await ledger.get("/api/donationAttention")).toMatchObject({ mismatched: 1 });
    expect((await accept({ donation_id: _id, version: 1, amount: "999" })).status).toBe(200);
    expect((await accept({ donation_id: _id })).status).toBe(409);
    expect(await ledger.list()).toMatchObject([
      {
        state: "completed",
        amountCents: 18_050,
        givenOn: "2026-03-05",
        unsentMail: [{ toCharity: false, state: "queued" }],
      },
    ]);
    expect(await lastSnapshot()).toMatchObject({
      _id,
      before: { state: "mismatched", method: "paypal", amountCents: 20_000, givenOn: "2026-03-05" },
      after: { state: "completed", method: "paypal", amountCents: 18_050, givenOn: "2026-03-05" },
    });
    expect(await ledger.get("/api/donationTotals?year=2026")).toMatchObject({ total: 18_050 });
    expect(await ledger.get(`/api/giftToReceipt?donation_id=${_id}`)).toMatchObject({
      gift: { amountCents: 18_050 },
    });
    expect(await ledger.get("/api/donationAttention")).toMatchObject({ mismatched: 0 });
  });

  it("is accepted without what was paid back of it", async () => {
    const { _id } = await mismatched(ledger.app, { paypalAmount: "HKD 300.00", refundedCents: 10_000 });
    await accept({ donation_id: _id });
    expect(await ledger.list()).toMatchObject([
      { state: "partlyRefunded", amountCents: 30_000, refundedCents: 10_000 },
    ]);
  });

  it("is required in HKD where PayPal took another currency", async () => {
    const { _id } = await mismatched(ledger.app, { paypalAmount: "USD 25.00" });
    const refused = await accept({ donation_id: _id });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ path: "amount" }]);
    expect((await accept({ donation_id: _id, amount: "194.80" })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ state: "completed", amountCents: 19_480 }]);
  });

  it("is refunded in its own currency, and as much of the gift is taken off", async () => {
    const gift = await mismatched(ledger.app, { paypalOrderId: "5O1", paypalAmount: "USD 25.00" });
    await accept({ donation_id: gift._id, amount: "194.80" });
    const dollars = (value: string) => ({ currency_code: "USD", value });
    const captures = [{ id: "3C6", status: "PARTIALLY_REFUNDED", amount: dollars("25.00") }];
    const refunds = [{ id: "1JU", status: "COMPLETED", amount: dollars("10.00") }];
    const order = { id: "5O1", status: "COMPLETED", purchase_units: [{ payments: { captures, refunds } }] };
    const reported = { order: OrderAnswer.parse(order) };
    await syncOrder(ledger.app.deps, gift, { by: "program", now: new Date(), reported });
    expect(await ledger.list()).toMatchObject([{ state: "partlyRefunded", refundedCents: 7792 }]);
  });

  it("is not accepted twice, nor where somebody else was first, nor where nothing differs", async () => {
    const { _id } = await mismatched(ledger.app);
    expect((await accept({ donation_id: _id, version: 7 })).status).toBe(409);
    expect((await accept({ donation_id: await ledger.add() })).status).toBe(409);
    expect((await accept({ donation_id: "none" })).status).toBe(404);
  });

  it("leaves before and after of what staff change of the money in the journal", async () => {
    const _id = await ledger.add();
    const money = { method: "cash", amount: "80", givenOn: "2026-04-01" };
    await ledger.post("/api/editDonation", { donation: { _id, ...money } });
    expect(await lastSnapshot()).toMatchObject({
      before: { method: "cheque", amountCents: 100_000, givenOn: "2026-03-01" },
      after: { method: "cash", amountCents: 8000, givenOn: "2026-04-01" },
    });
    await ledger.post("/api/editDonation", { donation: { _id, note: "Only words" } });
    expect(await lastSnapshot()).not.toHaveProperty("before");
  });
});

describe.each(ONE_ENGINE)("what PayPal keeps of a payment, on %s", (engine) => {
  const site = donationTests(engine);

  it("is with the donation and in the table, beside what the charity gets", async () => {
    const headers = await site.app.login();
    const give = async (outcome?: "pending") => {
      const { orderId } = await site.order();
      await site.paypal.approve(orderId, outcome);
      await site.capture(orderId);
      return orderId;
    };
    const orderId = await give();
    expect(await site.stored(orderId)).toMatchObject({ feeCents: 1015 });
    const held = await give("pending");
    expect(await site.stored(held)).toMatchObject({ feeCents: null });
    await site.paypal.settle(held, "COMPLETED");
    await site.send(held, "PAYMENT.CAPTURE.COMPLETED");
    expect(await site.stored(held)).toMatchObject({ state: "completed", feeCents: 1015 });
    await site.paypal.refund(held, "50.00");
    await site.send(held, "PAYMENT.CAPTURE.REFUNDED");
    const donation = { method: "cash", amount: "80", givenOn: "2026-04-01" };
    await site.app.call("POST", "/api/addDonation", { headers, json: { donation } });
    const { csv } = await (await site.app.call("GET", "/api/exportDonations", { headers })).json();
    expect(csv).toContain('"Remaining (HKD)","PayPal’s fee (HKD)","Net of the fee (HKD)"');
    for (const row of [
      '"200.00","0.00","200.00","10.15","189.85"',
      '"200.00","50.00","150.00","10.15","139.85"',
    ])
      expect(csv).toContain(row);
    expect(csv).toContain('"80.00","0.00","80.00","","80.00"');
  });
});

describe.each(ONE_ENGINE)("another amount, accepted, on %s", (engine) => {
  const site = donationTests(engine);

  it("is refunded in part and in whole as any other", async () => {
    const headers = await site.app.login();
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "wrong-amount", times: 1 });
    expect((await site.capture(orderId)).status).toBe(409);
    const json = { donation_id: (await site.stored(orderId))?._id };
    expect((await site.app.call("POST", "/api/acceptDonation", { headers, json })).status).toBe(200);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", amountCents: 100 });
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    expect((await site.stored(orderId))?.state).toBe("completed");
    await site.paypal.refund(orderId, "0.40");
    await site.send(orderId, "PAYMENT.CAPTURE.REFUNDED");
    expect(await site.stored(orderId)).toMatchObject({ state: "partlyRefunded", refundedCents: 40 });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toContain("donationThanks");
  });
});
