import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Receipt } from "./contract";
import { addGift, openReceiptApp } from "./testing/samples";

describe("receipts of donations that staff corrected", () => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  /** Issues the receipt of Tai Man Chan's cheque; then staff correct the donation. */
  const corrected = async (name: string, change: Record<string, unknown>) => {
    const _id = await addGift(desk.app, desk.staff);
    const { receipt_id } = await desk.issue(_id, { name });
    const entry = { firstName: "Tai Man", lastName: "Chan", email: "tai.man@donor.example", receipt: true };
    const donation = { _id, ...entry, ...change };
    expect((await desk.post("/api/editDonation", { donation })).status).toBe(200);
    return receipt_id;
  };
  const outdated = async () =>
    (await desk.get<{ receipts: Receipt[] }>("/api/outdatedReceipts")).receipts.map(({ _id }) => _id);

  it.each([
    ["the donor", "Tai Man Chan", { firstName: "Siu Ming", lastName: "Lee", email: "lee@donor.example" }],
    ["the name of a donor who wanted another on it", "Chan & Sons", { firstName: "Siu Ming" }],
    ["the method", "Tai Man Chan", { method: "fps" }],
  ])("shows as outdated and e-mails to nobody one that says otherwise of %s", async (_, name, change) => {
    const receipt_id = await corrected(name, change);
    expect(await outdated()).toEqual([receipt_id]);
    expect((await desk.list()).receipts[0]).toMatchObject({ outdated: true });
    expect((await desk.refused("/api/sendReceipt", { receipt_id }))[0]).toBe(409);
  });

  it.each([
    ["that is the ledger's by now", "Siu Ming Chan", { firstName: "Siu Ming" }],
    ["in Chinese that is the ledger's by now", "陳小明", { firstName: "小明", lastName: "陳" }],
    ["that the donor wanted, when only the e-mail address was wrong", "陳大文", { email: "b@donor.example" }],
  ])("leaves one with a name %s", async (_, name, change) => {
    const receipt_id = await corrected(name, change);
    expect(await outdated()).toEqual([]);
    expect((await desk.list()).receipts[0]).toMatchObject({ outdated: false });
    expect((await desk.post("/api/sendReceipt", { receipt_id })).status).toBe(200);
  });
});
