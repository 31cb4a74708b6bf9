import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { addGift, openReceiptApp } from "./testing/samples";

describe("e-mails with receipts that wait in the outbox", () => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  /** Issues and sends the receipt of a new donation; before the dispatcher is started it only waits. */
  const send = async (email = "tai.man@donor.example") => {
    const donation_id = await addGift(desk.app, desk.staff, { email });
    const { receipt_id } = await desk.issue(donation_id);
    expect((await desk.post("/api/sendReceipt", { receipt_id })).status).toBe(200);
    return donation_id;
  };
  const edit = (_id: string, change: Record<string, unknown>) =>
    desk.post("/api/editDonation", { donation: { _id, ...change } });
  const set = (id: string, change: { state: string; refunded_cents: number }) =>
    desk.app.deps.db
      .$extendTables<{ donation: { id: string; state: string; refunded_cents: number } }>()
      .updateTable("donation")
      .set(change)
      .where("id", "=", id)
      .execute();

  it("do not leave once the ledger says otherwise, in whatever way it came to", async () => {
    const paidBack = await send("paid.back@donor.example");
    const inPart = await send("in.part@donor.example");
    const corrected = await send("corrected@donor.example");
    const deleted = await send("deleted@donor.example");
    await send("kept@donor.example");
    // As a webhook of PayPal leaves the ledger.
    await set(paidBack, { state: "refunded", refunded_cents: 123_450 });
    await set(inPart, { state: "partlyRefunded", refunded_cents: 100 });
    await edit(corrected, { amount: "99" });
    const headers = desk.staff;
    await desk.app.call("DELETE", "/api/deleteDonation", { headers, json: { donation_id: deleted } });
    desk.app.deps.mail.start();
    // They leave in the order in which they were written.
    await expect
      .poll(async () => (await desk.list()).receipts.map(({ mail }) => mail))
      .toEqual(["sent", null, null, null, null]);
    expect(desk.server.mails.map(({ recipients }) => recipients)).toEqual([["kept@donor.example"]]);
    expect(desk.server.mails[0]?.headers["reply-to"]).toContain(siteConfig.email);
  });
});
