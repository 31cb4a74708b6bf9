import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { outbox } from "../../platform/mail/outbox.server";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";
import { TIMING } from "../../platform/mail/timing.server";
import type { GiftToReceipt } from "./contract";
import { pdfText } from "./testing/pdf-text";
import { addGift, openReceiptApp, register, YEAR } from "./testing/samples";

describe.each(ONE_ENGINE)("the receipts desk on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp(engine);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  it("states what one donor gave in a year of assessment", async () => {
    const { serial } = await desk.issue(
      await addGift(desk.app, desk.staff, { givenOn: "2025-04-01", amount: "60" }),
    );
    await addGift(desk.app, desk.staff, {
      givenOn: "2026-03-31",
      amount: "40.50",
      email: "TAI.man@donor.example",
    });
    await addGift(desk.app, desk.staff, { givenOn: "2026-04-01", amount: "7000" });
    await addGift(desk.app, desk.staff, {
      givenOn: "2025-12-01",
      amount: "8000",
      email: "other@donor.example",
    });
    const path = "/api/donorStatement?email=Tai.Man@Donor.example";
    const file = await desk.get<{ filename: string; pdf: string }>(`${path}&year=2025`);
    expect(file.filename).toBe("donations-2025-2026 Tai Man Chan.pdf");
    const text = await pdfText(Buffer.from(file.pdf, "base64"));
    for (const part of ["2025/26", "HK$100.50", "HK$60.00", "HK$40.50", serial, "港幣壹佰元伍角正"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/7,000|8,000/);
    expect((await desk.app.call("GET", `${path}&year=2020`, { headers: desk.staff })).status).toBe(404);
  });

  it("warns, before a donation is changed or deleted, that a receipt for it would be outdated", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const receipted = async () => {
      const { donation } = await desk.get<{ donation: { receipted: boolean } }>(
        `/api/donation?donation_id=${donation_id}`,
      );
      return donation.receipted;
    };
    expect(await receipted()).toBe(false);
    const { receipt_id } = await desk.issue(donation_id);
    expect(await receipted()).toBe(true);
    await desk.post("/api/voidReceipt", { receipt_id, reason: "A test" });
    expect(await receipted()).toBe(false);
  });

  it("finds a donation by the number that its donor says on the telephone", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const { donation } = await desk.get<{ donation: { reference: string } }>(
      `/api/donation?donation_id=${donation_id}`,
    );
    expect(donation.reference).toMatch(/^[1-9]\d{3} \d{4}$/);
    for (const said of [donation.reference, donation.reference.replace(" ", ""), donation_id]) {
      const q = encodeURIComponent(said);
      expect(await desk.get(`/api/donations?q=${q}`)).toMatchObject({ total: 1 });
      expect(await desk.get(`/api/giftToReceipt?donation_id=${q}`)).toMatchObject({ gift: { donation_id } });
      expect(await desk.get(`/api/giftsWithoutReceipt?q=${q}`)).toMatchObject({ total: 1 });
    }
    expect(await desk.get("/api/donations?q=1234-5678")).toMatchObject({ total: 0 });
    const { receipt_id } = await desk.issue(donation.reference);
    expect((await desk.list(`?donation_id=${donation_id}`)).receipts).toMatchObject([
      { _id: receipt_id, donation_id, reference: donation.reference },
    ]);
    expect(await pdfText(await desk.pdf(receipt_id))).toContain(donation.reference);
  });

  it("has room for any name that a donor may have given", async () => {
    const name = `${"陳大文".repeat(30)} ${"Wong ".repeat(41)}`.trim();
    for (const long of [name.slice(0, 200).trim(), name]) {
      const donation_id = await addGift(desk.app, desk.staff, { firstName: long, lastName: "" });
      const { gift } = await desk.get<{ gift: GiftToReceipt }>(
        `/api/giftToReceipt?donation_id=${donation_id}`,
      );
      const { receipt_id } = await desk.issue(donation_id, { name: gift.name });
      const printed = (await pdfText(await desk.pdf(receipt_id))).replaceAll(/\s/g, "");
      expect(printed).toContain(long.replaceAll(/\s/g, ""));
    }
  });

  it("shows those whose e-mail could not be sent", async () => {
    const { receipt_id } = await desk.issue(await addGift(desk.app, desk.staff), { name: "Failed" });
    await desk.issue(await addGift(desk.app, desk.staff), { name: "Never sent" });
    await desk.post("/api/sendReceipt", { receipt_id });
    expect(await desk.list("?mail=failed")).toMatchObject({ total: 0, mailReady: true });
    const mail = await outbox(desk.app.deps.db).claim(new Date(), TIMING);
    if (!mail) throw new Error("The receipt is not in the outbox.");
    await outbox(desk.app.deps.db).fail(mail, "550 No such person");
    const { receipts } = await desk.list("?mail=failed");
    expect(receipts).toMatchObject([{ name: "Failed", mail: "failed" }]);
  });

  it("finds by number, name, address and year", async () => {
    const { serial } = await desk.issue(await addGift(desk.app, desk.staff), { name: "Chan 100%" });
    await desk.issue(await addGift(desk.app, desk.staff, { email: "b@donor.example" }), { name: "李" });
    const found = async (query: string) =>
      (await desk.list(`?${new URLSearchParams(query)}`)).receipts.map((each) => each.name);
    expect(await found(`q=${serial}`)).toEqual(["Chan 100%"]);
    expect(await found("q=100%25")).toEqual(["Chan 100%"]);
    expect(await found("q=%25")).toEqual(["Chan 100%"]);
    expect(await found("q=李")).toEqual(["李"]);
    expect(await found("q=B@donor.example")).toEqual(["李"]);
    expect(await found(`year=${YEAR}`)).toEqual(["李", "Chan 100%"]);
    expect(await found("year=2001")).toEqual([]);
  });

  it("finds a name in capitals and small letters of every language, wide or narrow", async () => {
    const donation_id = await addGift(desk.app, desk.staff, { email: "Élise@donor.example" });
    await desk.issue(donation_id, { name: "Élise ÅNG！" });
    // PostgreSQL knows the letters of its own locale; that of the tests is C.
    const otherwise = engine === "sqlite" ? ["élise", "ÉLISE åNG", "åｎg"] : ["ÉlISE"];
    for (const q of ["Élise", "lise", "ÅNG!", "Åｎｇ", "ÉLISE@donor.example", ...otherwise]) {
      expect([q, (await desk.list(`?${new URLSearchParams({ q })}`)).total]).toEqual([q, 1]);
    }
    expect((await desk.list("?q=li_e")).total).toBe(0);
    const path = `/api/donorStatement?email=${encodeURIComponent("Élise")}@donor.example&year=2026`;
    expect((await desk.app.call("GET", path, { headers: desk.staff })).status).toBe(200);
  });

  it("marks as a duplicate what was sent before, and what is requested as one", async () => {
    const { receipt_id } = await desk.issue(await addGift(desk.app, desk.staff));
    expect(await pdfText(await desk.pdf(receipt_id))).not.toContain("Duplicate");
    expect(await pdfText(await desk.pdf(`${receipt_id}&duplicate=yes`))).toContain("Duplicate  副本");
    await desk.post("/api/sendReceipt", { receipt_id });
    await desk.app.deps.db
      .$extendTables<OutboxTables>()
      .updateTable("outbox")
      .set({ state: "sent" })
      .execute();
    expect(await pdfText(await desk.pdf(receipt_id))).toContain("Duplicate  副本");
  });

  it("declares none void while its e-mail is leaving, which may still fail and be tried again", async () => {
    const { receipt_id } = await desk.issue(await addGift(desk.app, desk.staff));
    await desk.post("/api/sendReceipt", { receipt_id });
    const leaving = await outbox(desk.app.deps.db).claim(new Date(), TIMING);
    if (!leaving) throw new Error("No e-mail waits.");
    const toVoid = { receipt_id, reason: "Wrong name" };
    expect(await desk.refused("/api/voidReceipt", toVoid)).toEqual([
      409,
      "The e-mail with this receipt is being sent now. Wait a moment and look again.",
    ]);
    expect((await desk.list()).receipts[0]).toMatchObject({ voidedAt: null, mail: "sending" });
    await outbox(desk.app.deps.db).retry(leaving, new Date(), "451 try again");
    expect((await desk.post("/api/voidReceipt", toVoid)).status).toBe(200);
    expect((await desk.list()).receipts[0]).toMatchObject({ voidReason: "Wrong name", mail: null });
  });

  it("issues none without an IRD file number, for money that is gone, or for a donation that has changed", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    expect(await desk.refused("/api/issueReceipt", { donation_id, name: "Chan", version: 7 })).toEqual([
      409,
      "This donation has just been changed. Look at it again before you issue the receipt.",
    ]);
    await desk.app.deps.db
      .$extendTables<{ donation: { state: string } }>()
      .updateTable("donation")
      .set({ state: "refunded" })
      .execute();
    expect((await desk.refused("/api/issueReceipt", { donation_id, name: "Chan" }))[0]).toBe(409);
    expect(await desk.waiting()).toEqual([]);
    await register(desk.app, desk.staff, "");
    const [status, message] = await desk.refused("/api/issueReceipt", { donation_id, name: "Chan" });
    expect([status, message]).toEqual([409, expect.stringContaining("IRD file no. is not set")]);
    const statement = "/api/donorStatement?email=tai.man@donor.example&year=2026";
    expect((await desk.app.call("GET", statement, { headers: desk.staff })).status).toBe(409);
    await register(desk.app, desk.staff);
  });
});
