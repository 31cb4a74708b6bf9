import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";
import type { GiftToReceipt } from "./contract";
import { pdfText } from "./testing/pdf-text";
import { addGift, openReceiptApp, register, YEAR } from "./testing/samples";

describe.each(ONE_ENGINE)("receipts on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp(engine);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  it("issues one for a donation, prints all that it must say, and the donor waits no more", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    expect(await desk.waiting()).toEqual([donation_id]);
    const { gift } = await desk.get<{ gift: GiftToReceipt }>(`/api/giftToReceipt?donation_id=${donation_id}`);
    const { reference } = gift;
    const { receipt_id, serial } = await desk.issue(donation_id, {
      name: " 陈大文  Lucja",
      address: "Flat 8\n\n 北角 ",
    });
    expect(serial).toBe(`${YEAR}-00001`);
    expect(await desk.waiting()).toEqual([]);
    const lines = (await pdfText(await desk.pdf(receipt_id))).replaceAll("\n", "|");
    for (const part of [
      "Kapok SMA Association",
      "木棉脊髓肌肉萎縮症協會",
      "Unit 0, Demo Building, North Point, Hong Kong",
      "香港北角示範大廈 0 室",
      "IRD file no. 稅務局檔案編號 91/00000",
      serial,
      // The first character is in the second font.
      "|陈大文 Lucja|Flat 8|北角|",
      "HK$1,234.50",
      "One thousand two hundred and thirty-four Hong Kong dollars",
      "港幣壹仟貳佰叁拾肆元伍角正",
      "1 May 2026 / 2026年5月1日",
      "Cheque 支票",
      reference,
      "no goods, services or other benefits in return",
      "並無因此獲得任何貨品、服務或其他利益作為回報",
      "Computer-generated",
    ]) {
      expect(lines).toContain(part);
    }
    expect(lines).not.toContain("VOID");
  });

  it("are listed as a file for the auditor, void ones too, as the list on the screen is", async () => {
    const [one, other] = [await addGift(desk.app, desk.staff), await addGift(desk.app, desk.staff)];
    const first = await desk.issue(one, { name: "陳大文" });
    await desk.post("/api/voidReceipt", { receipt_id: first.receipt_id, reason: "=Wrong" });
    await desk.issue(other, { name: "Lee" });
    const again = await desk.issue(one, { name: "Chan" });
    const table = async (query: string) =>
      (await desk.get<{ csv: string }>(`/api/exportReceipts${query}`)).csv.split("\r\n").slice(0, -1);
    const [heads, ...rows] = await table("");
    expect(heads).toContain('"Receipt number","Issued (Hong Kong time)","State","Name on the receipt"');
    expect(rows.map((row) => row.slice(1, 11))).toEqual([3, 2, 1].map((number) => `${YEAR}-0000${number}`));
    for (const said of ['"Void","陳大文","1234.50","2026-05-01","Cheque"', again.serial, `"'=Wrong"`])
      expect(rows[2]).toContain(said);
    expect(rows[0]).toContain(`"${first.serial}",""`);
    expect(await table("?sort=name&q=Lee")).toHaveLength(2);
    expect((await table("?sort=number"))[1]).toContain(first.serial);
  });

  it("declares void with a reason, and the next one names it", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const first = await desk.issue(donation_id, { name: "陳大民" });
    expect((await desk.refused("/api/voidReceipt", { receipt_id: first.receipt_id, reason: " " }))[0]).toBe(
      400,
    );
    const reason = "The name was wrong";
    expect((await desk.post("/api/voidReceipt", { receipt_id: first.receipt_id, reason })).status).toBe(200);
    expect((await desk.refused("/api/voidReceipt", { receipt_id: first.receipt_id, reason }))[0]).toBe(409);
    expect((await desk.refused("/api/sendReceipt", { receipt_id: first.receipt_id }))[0]).toBe(409);
    expect(await pdfText(await desk.pdf(first.receipt_id))).toContain("VOID 作廢");
    expect(await desk.waiting()).toEqual([donation_id]);

    const second = await desk.issue(donation_id);
    expect(await pdfText(await desk.pdf(second.receipt_id))).toContain(
      `This receipt replaces receipt no. ${first.serial}, which is void.`,
    );
    const found = await desk.list(`?donation_id=${donation_id}`);
    expect(found.receipts).toMatchObject([
      { serial: second.serial, voidedAt: null, replaces: first.serial, replacedBy: null },
      { serial: first.serial, voidReason: reason, replaces: null, replacedBy: second.serial },
    ]);
  });

  it("prints the same again after the charity and the donation have changed, and says that they have", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const { receipt_id } = await desk.issue(donation_id);
    const before = await desk.pdf(receipt_id);
    await register(desk.app, desk.staff, "91/99999");
    const edit = { _id: donation_id, amount: "99", firstName: "Other" };
    expect((await desk.post("/api/editDonation", { donation: edit })).status).toBe(200);
    expect((await desk.pdf(receipt_id)).equals(before)).toBe(true);
    expect((await desk.list()).receipts[0]).toMatchObject({ amountCents: 123_450, outdated: true });
    await register(desk.app, desk.staff);
  });

  it("sends it to the donor in their language with the PDF, and not a void one that waits", async () => {
    const { receipt_id, serial } = await desk.issue(await addGift(desk.app, desk.staff));
    expect((await desk.post("/api/sendReceipt", { receipt_id })).status).toBe(200);
    // Not sent before the dispatcher is started, and pressing twice is one e-mail.
    expect((await desk.post("/api/sendReceipt", { receipt_id })).status).toBe(200);
    const stopped = await desk.issue(await addGift(desk.app, desk.staff));
    await desk.post("/api/sendReceipt", { receipt_id: stopped.receipt_id });
    await desk.post("/api/voidReceipt", { receipt_id: stopped.receipt_id, reason: "Refunded" });
    desk.app.deps.mail.start();
    await expect.poll(async () => (await desk.list(`?q=${serial}`)).receipts[0]?.mail).toBe("sent");
    expect(desk.server.mails).toHaveLength(1);
    const [mail] = desk.server.mails;
    expect(mail?.headers.subject).toContain("木棉脊髓肌肉萎縮症協會捐款收據");
    expect(mail?.parts["application/pdf"]).toMatch(/^%PDF-/);
    const sent = await desk.app.deps.db
      .$extendTables<OutboxTables>()
      .selectFrom("outbox")
      .select("attachments")
      .execute();
    expect(sent.map(({ attachments }) => JSON.parse(attachments))).toMatchObject([
      [{ filename: `receipt-${serial}.pdf`, contentType: "application/pdf" }],
    ]);
    const without = await desk.issue(await addGift(desk.app, desk.staff, { email: "" }));
    expect(await desk.refused("/api/sendReceipt", { receipt_id: without.receipt_id })).toEqual([
      409,
      "There is no e-mail address with this donation. Download the receipt and print it.",
    ]);
  });

  it("writes nothing of the donor into the journal", async () => {
    const { receipt_id } = await desk.issue(await addGift(desk.app, desk.staff), { name: "Unique Name" });
    await desk.post("/api/voidReceipt", { receipt_id, reason: "Unique reason" });
    const rows = await desk.app.deps.db
      .selectFrom("journal")
      .select("snapshot")
      .where("feature", "=", "receipts")
      .where("entity_id", "=", receipt_id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Unique|donor\.example/);
  });
});
