import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addConsent } from "../src/features/consents/testing/samples";
import { addGift, openReceiptApp, YEAR } from "../src/features/receipts/testing/samples";
import { migrate, migrateTo } from "../src/platform/db/migrate.server";
import { BOTH_ENGINES } from "./app";
import { addNews } from "./samples";

type ReceiptApp = Awaited<ReturnType<typeof openReceiptApp>>;

describe.each(BOTH_ENGINES)("somebody looked for on %s", (engine) => {
  let desk: ReceiptApp;
  let references: string[];
  beforeAll(async () => {
    desk = await openReceiptApp(engine);
    await addGift(desk.app, desk.staff, { firstName: "Tai Man", lastName: "CHAN" });
    await addGift(desk.app, desk.staff, { firstName: "大文", lastName: "陳", amount: "10000" });
    await addGift(desk.app, desk.staff, { firstName: "Jürgen", lastName: "Müller-Łoś", amount: "88.50" });
    const ouyang = { firstName: "", lastName: "歐陽小鳳", note: "支票 ０１２３", amount: "20" };
    const id = await addGift(desk.app, desk.staff, ouyang);
    await desk.issue(id, { name: "歐陽 小鳳" });
    const message = { firstName: "Tai Man", lastName: "CHAN", email: "t@v.example", message: "陳大文的輪椅" };
    await desk.app.call("POST", "/api/contact", { json: message });
    await addConsent(desk.app, desk.staff, { person: "LAM Ka-yan", givenBy: "林太太" });
    await addNews(desk.app, desk.staff, { eng: { header: "A café for Müller", content: "<p>陳大文</p>" } });
    const { donations } = await desk.get<{ donations: { reference: string }[] }>("/api/donations");
    references = donations.map(({ reference }) => reference);
  });
  afterAll(async () => {
    expect(desk.app.errors()).toEqual([]);
    await desk.close();
  });

  const found = async (path: string, q: string) => {
    const { total } = await desk.get<{ total: number }>(`${path}q=${encodeURIComponent(q)}`);
    return [q, total];
  };

  it.each([
    "Chan Tai Man",
    "CHAN Tai",
    "tai man chan",
    "ChanTaiMan",
    "chan tai-man",
    "陳大文",
    "陈大文",
    "陳 大文",
    "大文 陈",
    "muller jurgen",
    "Müller",
    "los",
    "歐陽",
    "欧阳",
    "欧阳 小凤",
    "0123",
    "1234.5",
    "1,234.50",
    "HK$1,234.50",
    "10000",
    "HKD 10,000",
    "chan 1234.50",
    `${YEAR}-00001`,
    `${YEAR}-1`,
  ])("is one donation by %s", async (q) => {
    expect(await found("/api/donations?", q)).toEqual([q, 1]);
  });

  it("is no donation by other words, an order that was quoted, or a number that nothing has", async () => {
    const others = ["陳小文", '"chan tai man x"', "1234", `${YEAR}-00002`, "nobody", "99999999999"];
    // References are digits by chance, "1234" sometimes among them.
    const isInReference = (q: string) =>
      references.some((reference) => reference.replace(" ", "").includes(q));
    for (const q of others.filter((each) => !isInReference(each)))
      expect(await found("/api/donations?", q)).toEqual([q, 0]);
  });

  it("is found by the short reference, with and without a space", async () => {
    for (const reference of references)
      for (const q of [reference, reference.replace(" ", "")])
        expect(await found("/api/donations?", q)).toEqual([q, 1]);
  });

  it("is among those who wait for a receipt, and on receipts, by the same words", async () => {
    for (const q of ["Chan Tai Man", "陈 大文", "muller", "88.50"])
      expect(await found("/api/giftsWithoutReceipt?", q)).toEqual([q, 1]);
    const reference = references.find((each) => each !== "");
    const all = ["欧阳", "欧阳小凤", "小鳳 歐陽", "20", "HK$20.00", `${YEAR}-00001`, `${YEAR}-1`, "00001"];
    for (const q of all) expect(await found("/api/receipts?", q)).toEqual([q, 1]);
    expect(await found("/api/receipts?", "Chan")).toEqual(["Chan", 0]);
    const issued = await desk.list();
    const own = issued.receipts[0]?.reference ?? reference ?? "";
    expect(await found("/api/receipts?", own)).toEqual([own, 1]);
  });

  it("is in messages, consents, accounts and content by the same words", async () => {
    const texts: [string, string[]][] = [
      ["/api/messages?", ["Chan Tai Man", "陈大文", "轮椅 大文", "chantaiman"]],
      ["/api/consents?show=all&", ["lam ka yan", "Ka-yan LAM", "林", "kayan"]],
      ["/api/content/news?", ["muller cafe", "陈大文", "CAFÉ"]],
    ];
    for (const [path, words] of texts)
      for (const q of words) expect([path, ...(await found(path, q))]).toEqual([path, q, 1]);
  });

  it("is found in a database that an earlier version filled", async () => {
    const { db } = desk.app.deps;
    await migrateTo(db, "2026-11-27-30-entries-by-saved");
    await sql`update donation_words set words = 'as it was'`.execute(db);
    await sql`update enquiry_words set words = 'as it was'`.execute(db);
    await sql`update receipt set name_key = 'as it was'`.execute(db);
    await sql`update consent set words = 'as it was'`.execute(db);
    await migrate(db);
    expect(await found("/api/donations?", "陈大文 10000")).toEqual(["陈大文 10000", 1]);
    expect(await found("/api/donations?", "muller los")).toEqual(["muller los", 1]);
    expect(await found("/api/messages?", "chan tai man")).toEqual(["chan tai man", 1]);
    expect(await found("/api/receipts?", "欧阳小凤 20")).toEqual(["欧阳小凤 20", 1]);
    expect(await found("/api/consents?show=all&", "lam kayan")).toEqual(["lam kayan", 1]);
  });
});
