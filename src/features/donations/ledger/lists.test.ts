import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { openLedger, type TestLedger } from "../testing/samples";
import type { LedgerEntry } from "./contract";

const names = (donations: LedgerEntry[]) => donations.map(({ firstName }) => firstName);

describe.each(ONE_ENGINE)("lists and sums of the ledger on %s", (engine) => {
  let ledger: TestLedger;

  beforeAll(async () => {
    ledger = await openLedger(engine);
  });
  afterAll(async () => {
    expect(ledger.app.errors()).toEqual([]);
    await ledger.app.close();
  });
  beforeEach(() => ledger.clear());

  it("lists the newest first, a page at a time, and unpaid orders only on request", async () => {
    for (let day = 1; day <= 21; day += 1) {
      await ledger.add({ firstName: `N${day}`, givenOn: `2026-01-${String(day).padStart(2, "0")}` });
    }
    await ledger.addPayPal({ state: "ordered", firstName: "Open", givenOn: "2026-02-01" });
    const first = await ledger.get("/api/donations");
    expect(first).toMatchObject({ total: 21, pages: 2, years: [2026] });
    expect(names(first.donations).slice(0, 2)).toEqual(["N21", "N20"]);
    expect(names(await ledger.list("page=2"))).toEqual(["N1"]);
    expect(names(await ledger.list("state=ordered"))).toEqual(["Open"]);
    expect((await ledger.get("/api/donations?state=all")).total).toBe(22);
  });

  it("finds by year, month, method, state and words", async () => {
    const ying = await ledger.add({ firstName: "Ying", method: "fps", note: "100% 支持" });
    await ledger.add({ firstName: "Old", givenOn: "2025-03-09" });
    await ledger.add({
      firstName: "大文",
      lastName: "陳",
      givenOn: "2026-05-01",
      email: "Chan@Donor.example",
    });
    await ledger.addPayPal({ state: "refunded", refundedCents: 50_000, paypalOrderId: "5O190127TN364715T" });
    const expected: [string, string[]][] = [
      ["year=2025&month=&method=&state=settled&q=", ["Old"]],
      ["year=2026&month=3", ["Ka Yan", "Ying"]],
      ["month=3", ["Ka Yan", "Ying", "Old"]],
      ["method=fps", ["Ying"]],
      ["state=refunded", ["Ka Yan"]],
      ["q=ka%20yan%20wong", ["Ka Yan"]],
      [`q=${encodeURIComponent("陳大文")}`, ["大文"]],
      ["q=chan%40donor", ["大文"]],
      ["q=5o190127tn364715t", ["Ka Yan"]],
      [`q=${ying}`, ["Ying"]],
      [`q=${encodeURIComponent("100%")}`, ["Ying"]],
      ["q=nobody", []],
    ];
    for (const [query, found] of expected)
      expect([query, names(await ledger.list(query))]).toEqual([query, found]);
  });

  it("sorts by day, amount, name and state, with what is alike newest first, from page to page", async () => {
    for (let count = 1; count <= 18; count += 1) await ledger.add({ firstName: `N${count}`, amount: "20" });
    await ledger.add({ firstName: "大文", lastName: "陳", amount: "5", givenOn: "2026-01-05" });
    await ledger.add({ firstName: "一心", lastName: "丁", amount: "30", givenOn: "2026-01-04" });
    await ledger.add({ firstName: "", lastName: "", amount: "25", givenOn: "2026-01-03" });
    await ledger.addPayPal({
      state: "refunded",
      refundedCents: 50_000,
      firstName: "Ann",
      givenOn: "2026-01-02",
    });
    const staff = await ledger.app.login();
    const sorted = async (sort: string, more = "", lang = "eng") => {
      const headers = { Cookie: `${staff.Cookie}; lang=${lang}` };
      const answer = await ledger.call("GET", `/api/donations?sort=${sort}${more}`, { headers });
      return names((await answer.json()).donations);
    };
    expect((await sorted("date")).slice(0, 4)).toEqual(["Ann", "", "一心", "大文"]);
    expect((await sorted("amount")).slice(0, 3)).toEqual(["大文", "N18", "N17"]);
    expect(await sorted("amount", "&page=2")).toEqual(["一心", "Ann"]);
    expect((await sorted("-amount")).slice(0, 4)).toEqual(["Ann", "一心", "", "N18"]);
    expect((await sorted("state")).at(-1)).toBe("一心");
    expect(await sorted("state", "&page=2")).toEqual(["", "Ann"]);
    expect((await sorted("-state")).slice(0, 2)).toEqual(["Ann", "N18"]);
    expect((await sorted("name")).slice(0, 2)).toEqual(["Ann", "N1"]);
    expect(await sorted("name", "&page=2", "tra")).toEqual(["大文", ""]);
    expect(await sorted("name", "&page=2", "sim")).toEqual(["一心", ""]);
    expect((await sorted("-name", "", "tra")).slice(0, 2)).toEqual(["大文", "一心"]);
    expect((await ledger.call("GET", "/api/donations?sort=note")).status).toBe(400);
    const { csv } = await ledger.get("/api/exportDonations?sort=amount");
    expect(csv.split("\r\n")[1]).toContain('"大文","陳"');
  });

  it("adds up what arrived in a year, less what was paid back", async () => {
    await ledger.add({ amount: "100.50", givenOn: "2025-01-31" });
    await ledger.add({ amount: "200", givenOn: "2025-12-31", method: "cash" });
    await ledger.add({ amount: "1", givenOn: "2024-12-31" });
    await ledger.remove(await ledger.add({ amount: "7000", givenOn: "2025-06-01" }));
    const givenOn = "2025-03-05";
    await ledger.addPayPal({ givenOn });
    await ledger.addPayPal({ state: "partlyRefunded", refundedCents: 20_000, givenOn });
    for (const state of ["ordered", "pending", "declined", "mismatched"] as const)
      await ledger.addPayPal({ state, givenOn });
    for (const state of ["refunded", "reversed"] as const)
      await ledger.addPayPal({ state, refundedCents: 50_000, givenOn });
    const { months, ...sums } = await ledger.get("/api/donationTotals?year=2025");
    expect(sums).toEqual({
      methods: { paypal: 80_000, bank: 0, cheque: 10_050, pps: 0, fps: 0, cash: 20_000 },
      total: 110_050,
      count: 4,
      years: [2025, 2024],
    });
    expect(months[0]).toMatchObject({ cheque: 10_050, paypal: 0 });
    expect(months[2]).toMatchObject({ paypal: 80_000, cheque: 0 });
    expect(months[11]).toMatchObject({ cash: 20_000 });
    expect(await ledger.get("/api/donationTotals?year=2023")).toMatchObject({ total: 0, count: 0 });
    expect((await ledger.call("GET", "/api/donationTotals")).status).toBe(400);
  });

  it("exports what the list is about, harmless in a spreadsheet", async () => {
    await ledger.add({ firstName: '=HYPERLINK("http://x")', lastName: "陳", amount: "88.8" });
    await ledger.add({ method: "cash", firstName: "Other" });
    const { filename, csv } = await ledger.get("/api/exportDonations?method=cheque");
    expect(filename).toMatch(/^donations-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv).toContain(
      `"2026-03-01","Cheque","Completed","88.80","0.00","88.80","","88.80","'=HYPERLINK(""http://x"")","陳"`,
    );
    expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
  });

  it("exports digits as typed, in the caller's language and time zone", async () => {
    await ledger.add({ note: "012345678", firstName: "07", lastName: "2026000000000012345", method: "fps" });
    await ledger.addPayPal({ createdAt: "2026-03-05T17:30:00.000Z", paypalCaptureId: "123456789012" });
    const staff = await ledger.app.login();
    const csvIn = async (lang: string): Promise<string> => {
      const headers = { Cookie: `${staff.Cookie}; lang=${lang}` };
      return (await (await ledger.call("GET", "/api/exportDonations", { headers })).json()).csv;
    };
    const csv = await csvIn("eng");
    for (const cell of ["012345678", "07", "2026000000000012345", "123456789012"])
      expect(csv).toContain(`"=""${cell}"""`);
    expect(csv).toContain('"2026-03-06 01:30"');
    expect(await csvIn("tra")).toContain('"日期（香港）","方法","狀態","金額（港幣）"');
    expect(await csvIn("sim")).toContain('"转数快","已完成"');
  });

  it("says the sum of all that a filtered list is about", async () => {
    for (let count = 0; count < 21; count += 1) await ledger.add({ amount: "10", method: "cash" });
    await ledger.add({ amount: "5000" });
    await ledger.addPayPal({ state: "partlyRefunded", refundedCents: 20_000 });
    await ledger.addPayPal({ state: "mismatched" });
    expect((await ledger.get("/api/donations?method=cash")).sumCents).toBe(21_000);
    expect((await ledger.get("/api/donations")).sumCents).toBe(551_000);
    expect((await ledger.get("/api/donations?q=nobody")).sumCents).toBe(0);
  });

  it("says of one donation what its donor gave from April to March", async () => {
    const donor = { firstName: "Tai Man", lastName: "CHAN" };
    await ledger.add({ ...donor, givenOn: "2026-03-31", amount: "1" });
    const one = await ledger.add({ ...donor, givenOn: "2026-04-01", amount: "20" });
    await ledger.add({ firstName: "CHAN", lastName: "Tai Man", givenOn: "2026-05-01", amount: "300" });
    await ledger.add({ firstName: "Siu Fong", lastName: "CHAN", givenOn: "2026-05-01" });
    expect(await ledger.get(`/api/donation?donation_id=${one}`)).toMatchObject({
      receiptNumber: null,
      taxYear: {
        year: 2026,
        gifts: [{ amountCents: 2000 }, { amountCents: 30_000 }],
        sumCents: 32_000,
      },
    });
  });
});
