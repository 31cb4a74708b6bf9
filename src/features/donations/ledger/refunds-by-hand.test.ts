import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { hongKongDay } from "../../../platform/locale/format";
import { openLedger, type TestLedger } from "../testing/samples";

describe.each(ONE_ENGINE)("refunds of donations that were entered by hand, on %s", (engine) => {
  let ledger: TestLedger;

  beforeAll(async () => {
    ledger = await openLedger(engine);
  });
  afterAll(async () => {
    expect(ledger.app.errors()).toEqual([]);
    await ledger.app.close();
  });
  beforeEach(() => ledger.clear());

  const refund = (donation_id: string, amount: string, more: Record<string, unknown> = {}) =>
    ledger.post("/api/refundDonation", { donation_id, amount, refundedOn: "2026-03-05", ...more });
  const remove = (donation_id: string, refund: number) =>
    ledger.post("/api/removeRefund", { donation_id, refund });
  const errorsOf = async (answer: Response) => [answer.status, (await answer.json()).errors];

  it("are recorded in part and in full, with day and amount, and totals and CSV follow", async () => {
    const _id = await ledger.add({ amount: "1,000" });
    expect((await refund(_id, "HK$250.50")).status).toBe(200);
    expect(await ledger.list()).toMatchObject([
      {
        state: "partlyRefunded",
        amountCents: 100_000,
        refundedCents: 25_050,
        refunds: [{ refundedOn: "2026-03-05", cents: 25_050 }],
        version: 2,
      },
    ]);
    expect(await ledger.get("/api/donationTotals?year=2026")).toMatchObject({ total: 74_950, count: 1 });
    expect((await refund(_id, "749.50", { refundedOn: "2026-03-06", version: 2 })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ state: "refunded", refundedCents: 100_000, version: 3 }]);
    expect(await ledger.get("/api/donationTotals?year=2026")).toMatchObject({ total: 0, count: 0 });
    const { csv } = await ledger.get("/api/exportDonations");
    expect(csv).toContain('"Refunded","1000.00","1000.00"');
    expect(csv).toContain('"2026-03-05 250.50; 2026-03-06 749.50"');
    expect((await ledger.get("/api/donations?state=refunded")).total).toBe(1);
  });

  it("can be taken back when they were entered wrongly, and are in the journal with their sums", async () => {
    const _id = await ledger.add({ amount: "100" });
    await refund(_id, "60");
    await refund(_id, "40");
    expect((await remove(_id, 0)).status).toBe(200);
    expect(await ledger.list()).toMatchObject([
      { state: "partlyRefunded", refundedCents: 4000, refunds: [{ cents: 4000 }] },
    ]);
    expect((await remove(_id, 1)).status).toBe(404);
    expect((await remove(_id, 0)).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ state: "completed", refundedCents: 0, refunds: [] }]);
    const journal = ledger.app.deps.db.selectFrom("journal").select("snapshot").orderBy("id");
    const snapshots = (await journal.execute()).map(({ snapshot }) => JSON.parse(snapshot));
    expect(snapshots.filter((each) => each._id === _id && each.after)).toMatchObject([
      {
        before: { state: "completed", refundedCents: 0 },
        after: { state: "partlyRefunded", refundedCents: 6000 },
      },
      { after: { state: "refunded", refundedCents: 10_000 } },
      { after: { state: "partlyRefunded", refundedCents: 4000 } },
      { after: { state: "completed", refundedCents: 0 } },
    ]);
  });

  it("name the field that cannot be accepted", async () => {
    const _id = await ledger.add({ amount: "100" });
    await refund(_id, "60");
    const most = "HK$40 of this donation is left. Enter an amount from HK$0.01 to that.";
    expect(await errorsOf(await refund(_id, "40.01"))).toEqual([400, [{ path: "amount", message: most }]]);
    for (const amount of ["0", "1.005", "x", ""])
      expect(await errorsOf(await refund(_id, amount))).toMatchObject([400, [{ path: "amount" }]]);
    for (const refundedOn of ["2026-02-28", "2999-01-01", "2026-02-30", ""])
      expect(await errorsOf(await refund(_id, "1", { refundedOn }))).toMatchObject([
        400,
        [{ path: "refundedOn" }],
      ]);
    expect((await refund(_id, "40", { refundedOn: hongKongDay(new Date()) })).status).toBe(200);
    expect((await refund(_id, "0.01")).status).toBe(400);
    expect((await refund("none", "1")).status).toBe(404);
    expect((await refund(await ledger.add(), "1", { version: 9 })).status).toBe(409);
  });

  it("are PayPal's own for what came by PayPal", async () => {
    const { _id } = await ledger.addPayPal();
    const answer = await refund(_id, "1", { refundedOn: "2026-03-06" });
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      "This donation came by PayPal. Refund it at PayPal; the ledger follows by itself.",
    ]);
    expect(await ledger.list()).toMatchObject([{ state: "completed", refundedCents: 0 }]);
  });

  it("stay when the donation is edited, and the edit cannot contradict them", async () => {
    const _id = await ledger.add({ amount: "100" });
    await refund(_id, "60");
    const edit = (change: Record<string, unknown>) =>
      ledger.post("/api/editDonation", { donation: { _id, ...change } });
    expect(await errorsOf(await edit({ amount: "59.99" }))).toMatchObject([
      400,
      [{ path: "donation.amount", message: "HK$60 of this donation was paid back, so it cannot be less." }],
    ]);
    expect(await errorsOf(await edit({ givenOn: "2026-03-06" }))).toMatchObject([
      400,
      [{ path: "donation.givenOn" }],
    ]);
    expect((await edit({ amount: "60" })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ state: "refunded", amountCents: 6000 }]);
    expect((await edit({ amount: "80", note: "Slip said 80" })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ state: "partlyRefunded", refundedCents: 6000 }]);
  });

  it("lose nothing when several people enter them at the same moment", async () => {
    const _id = await ledger.add({ amount: "100" });
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(_id, "30")));
    const taken = answers.filter(({ status }) => status === 200).length;
    const [donation] = await ledger.list();
    expect(taken).toBeGreaterThan(0);
    expect(donation?.refundedCents).toBe(taken * 3000);
    expect(donation?.refunds).toHaveLength(taken);
    expect(await ledger.get("/api/donationTotals?year=2026")).toMatchObject({ total: 10_000 - taken * 3000 });
  });

  it("come back with a donation that was deleted", async () => {
    const _id = await ledger.add({ amount: "100" });
    await refund(_id, "60");
    await ledger.remove(_id);
    expect((await refund(_id, "1")).status).toBe(404);
    await ledger.post("/api/restoreDonation", { donation_id: _id });
    expect(await ledger.list()).toMatchObject([{ refundedCents: 6000, refunds: [{ cents: 6000 }] }]);
  });
});
