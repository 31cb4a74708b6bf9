import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Receipt } from "./contract";
import { pdfText } from "./testing/pdf-text";
import { addGift, openReceiptApp } from "./testing/samples";

interface DonationRow {
  id: string;
  state: string;
  refunded_cents: number;
  version: number;
}

describe("receipts of donations that were paid back", () => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  /** The ledger after a webhook of PayPal. */
  const payBack = (id: string, state: "partlyRefunded" | "refunded" | "reversed", refunded_cents: number) =>
    desk.app.deps.db
      .$extendTables<{ donation: DonationRow }>()
      .updateTable("donation")
      .set((eb) => ({ state, refunded_cents, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  const outdated = () => desk.get<{ receipts: Receipt[]; total: number }>("/api/outdatedReceipts");

  it("issues one for what remains, and says what was received and what was paid back", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    await payBack(donation_id, "partlyRefunded", 23_450);
    expect(await desk.waiting()).toEqual([donation_id]);
    const { receipt_id } = await desk.issue(donation_id);
    const text = await pdfText(await desk.pdf(receipt_id));
    for (const part of [
      "HK$1,000.00",
      "港幣壹仟元正",
      "HK$1,234.50 was received, of which HK$234.50 was paid back",
      "已收捐款 HK$1,234.50，其中 HK$234.50 已退還捐款人",
    ]) {
      expect(text.replaceAll("\n", "")).toContain(part);
    }
    expect((await desk.list()).receipts[0]).toMatchObject({ amountCents: 100_000, outdated: false });
    expect((await outdated()).total).toBe(0);
    const { pdf } = await desk.get<{ pdf: string }>(
      "/api/donorStatement?email=tai.man@donor.example&year=2026",
    );
    expect(await pdfText(Buffer.from(pdf, "base64"))).toContain("HK$1,000.00");
  });

  it("reports a receipt over more than was left after refunds, until another replaces it", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    await desk.issue(await addGift(desk.app, desk.staff));
    const first = await desk.issue(donation_id);
    expect(await outdated()).toEqual({ receipts: [], total: 0, pages: 1 });
    await payBack(donation_id, "partlyRefunded", 100_000);
    expect(await outdated()).toMatchObject({
      total: 1,
      receipts: [{ serial: first.serial, amountCents: 123_450, outdated: true, nowCents: 23_450 }],
    });
    await desk.post("/api/voidReceipt", { receipt_id: first.receipt_id, reason: "Partly paid back" });
    const second = await desk.issue(donation_id);
    expect(await outdated()).toEqual({ receipts: [], total: 0, pages: 1 });
    expect((await desk.list(`?q=${second.serial}`)).receipts).toMatchObject([
      { amountCents: 23_450, replaces: first.serial, outdated: false },
    ]);
  });

  it.each(["refunded", "reversed"] as const)("issues none once all of it is %s", async (state) => {
    const donation_id = await addGift(desk.app, desk.staff);
    const { receipt_id } = await desk.issue(donation_id);
    await payBack(donation_id, state, 123_450);
    expect((await outdated()).receipts).toMatchObject([{ nowCents: null }]);
    await desk.post("/api/voidReceipt", { receipt_id, reason: "Paid back" });
    expect((await desk.refused("/api/issueReceipt", { donation_id, name: "Chan" }))[0]).toBe(409);
    expect(await desk.waiting()).toEqual([]);
    expect((await outdated()).total).toBe(0);
  });

  it("e-mails none over more than was left after refunds", async () => {
    for (const [state, cents] of [
      ["partlyRefunded", 100],
      ["refunded", 123_450],
      ["reversed", 123_450],
    ] as const) {
      const donation_id = await addGift(desk.app, desk.staff);
      const { receipt_id } = await desk.issue(donation_id);
      await payBack(donation_id, state, cents);
      expect(await desk.refused("/api/sendReceipt", { receipt_id })).toEqual([
        409,
        "This receipt no longer matches the ledger. Declare it void; what remains of the donation can have another one.",
      ]);
      expect((await desk.list(`?donation_id=${donation_id}`)).receipts[0]?.mail).toBe(null);
    }
  });

  it("follows a refund that staff recorded, and that they removed again", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const { receipt_id } = await desk.issue(donation_id);
    const refund = { donation_id, amount: "234.50", refundedOn: "2026-05-09" };
    expect((await desk.post("/api/refundDonation", refund)).status).toBe(200);
    expect((await outdated()).receipts).toMatchObject([{ _id: receipt_id, nowCents: 100_000 }]);
    expect((await desk.refused("/api/sendReceipt", { receipt_id }))[0]).toBe(409);
    await desk.post("/api/removeRefund", { donation_id, refund: 0 });
    expect((await outdated()).total).toBe(0);
    await desk.post("/api/refundDonation", { ...refund, amount: "1234.50" });
    expect((await outdated()).receipts).toMatchObject([{ _id: receipt_id, nowCents: null }]);
    await desk.post("/api/voidReceipt", { receipt_id, reason: "Paid back" });
    expect((await desk.refused("/api/issueReceipt", { donation_id, name: "Chan" }))[0]).toBe(409);
  });

  it("reports a receipt whose donation staff corrected, or deleted", async () => {
    const corrected = await addGift(desk.app, desk.staff);
    const deleted = await addGift(desk.app, desk.staff);
    for (const id of [corrected, deleted]) await desk.issue(id);
    await desk.post("/api/editDonation", { donation: { _id: corrected, givenOn: "2026-05-02" } });
    await desk.app.call("DELETE", "/api/deleteDonation", {
      headers: desk.staff,
      json: { donation_id: deleted },
    });
    expect((await outdated()).receipts).toMatchObject([
      { donation_id: corrected, nowCents: 123_450 },
      { donation_id: deleted, nowCents: null },
    ]);
  });
});
