import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { hongKongDay } from "../../../platform/locale/format";
import type { DonationTables } from "../store.server";
import { openLedger, type TestLedger } from "../testing/samples";
import { deleteFormerDonors } from "./store.server";

describe.each(ONE_ENGINE)("what staff enter on %s", (engine) => {
  let ledger: TestLedger;

  beforeAll(async () => {
    ledger = await openLedger(engine);
  });
  afterAll(async () => {
    expect(ledger.app.errors()).toEqual([]);
    await ledger.app.close();
  });
  beforeEach(() => ledger.clear());

  it("keeps what staff enter, with amounts as people write them", async () => {
    const _id = await ledger.add({
      amount: "HK$ 1,234.50",
      receipt: true,
      email: "ho@donor.example",
      note: "No. 12",
    });
    expect(await ledger.list()).toEqual([
      expect.objectContaining({
        _id,
        method: "cheque",
        state: "completed",
        amountCents: 123_450,
        givenOn: "2026-03-01",
        receipt: true,
        email: "ho@donor.example",
        note: "No. 12",
        version: 1,
      }),
    ]);
  });

  it.each([
    ["amount", { amount: "12.345" }],
    ["amount", { amount: "0" }],
    ["amount", { amount: "10000000.01" }],
    ["givenOn", { givenOn: "2026-02-30" }],
    ["givenOn", { givenOn: "2999-01-01" }],
    ["givenOn", { givenOn: "1889-01-01" }],
    ["amount", { amount: "500元" }],
    ["method", { method: "paypal" }],
    ["email", { email: "no address" }],
  ])("names the field %s when it cannot be accepted: %j", async (field, wrong) => {
    const right = { method: "bank", amount: 100, givenOn: "2026-01-01" };
    expect((await ledger.post("/api/addDonation", { donation: right })).status).toBe(200);
    const answer = await ledger.post("/api/addDonation", { donation: { ...right, ...wrong } });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ path: `donation.${field}` }]);
  });

  it.each([
    ["1889-01-01", "Choose a day from 1 January 1990 on. Is the year right?"],
    ["2999-01-01", "Choose the day on which it was given, not after today."],
    ["2026-02-30", "Choose the day on which it was given."],
  ])("says what is wrong with the day %s", async (givenOn, message) => {
    const answer = await ledger.post("/api/addDonation", {
      donation: { method: "bank", amount: 100, givenOn },
    });
    expect((await answer.json()).errors).toEqual([{ path: "donation.givenOn", message }]);
  });

  it("accepts today in Hong Kong", async () => {
    expect(await ledger.add({ givenOn: hongKongDay(new Date()) })).toEqual(expect.any(String));
  });

  it("edits all of what was entered, and refuses an edit of an older version", async () => {
    const _id = await ledger.add();
    const edited = { _id, version: 1, method: "cash", amount: "80", givenOn: "2026-04-01", lastName: "Lam" };
    expect((await ledger.post("/api/editDonation", { donation: edited })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([
      {
        method: "cash",
        amountCents: 8000,
        givenOn: "2026-04-01",
        lastName: "Lam",
        version: 2,
      },
    ]);
    expect(
      (await ledger.post("/api/editDonation", { donation: { ...edited, lastName: "Late" } })).status,
    ).toBe(409);
    expect((await ledger.post("/api/editDonation", { donation: { _id, lastName: "Last" } })).status).toBe(
      200,
    );
    expect(await ledger.list()).toMatchObject([{ lastName: "Last", amountCents: 8000, version: 3 }]);
    expect((await ledger.post("/api/editDonation", { donation: { _id: "none" } })).status).toBe(404);
  });

  it("leaves as it is whatever an edit leaves out", async () => {
    const donor = {
      firstName: "嘉欣",
      lastName: "黃",
      email: "wong@example.org",
      receipt: true,
      lang: "sim",
    };
    const _id = await ledger.add({ ...donor, note: "By post" });
    const edits = {
      note: "Rang us",
      email: "",
      firstName: "家欣",
      lastName: "王",
      receipt: false,
      lang: "eng",
    };
    let expected: Record<string, unknown> = { ...donor, note: "By post" };
    for (const [name, value] of Object.entries(edits)) {
      expected = { ...expected, [name]: value };
      const edited = await ledger.post("/api/editDonation", { donation: { _id, [name]: value } });
      expect(edited.status).toBe(200);
      const entries: { _id: string }[] = await ledger.list();
      expect(entries.find((entry) => entry._id === _id)).toMatchObject(expected);
    }
  });

  it("lets nobody change what PayPal took, nor delete it", async () => {
    const { _id } = await ledger.addPayPal();
    const donor = { firstName: "嘉欣", lastName: "黃", receipt: true, note: "Rang us" };
    expect((await ledger.post("/api/editDonation", { donation: { _id, ...donor } })).status).toBe(200);
    expect(await ledger.list()).toMatchObject([{ ...donor, amountCents: 50_000, state: "completed" }]);
    for (const money of [{ amount: "600" }, { givenOn: "2026-03-06" }, { method: "cash" }]) {
      expect((await ledger.post("/api/editDonation", { donation: { _id, ...money } })).status).toBe(409);
    }
    expect((await ledger.remove(_id)).status).toBe(409);
    expect(await ledger.list()).toMatchObject([{ ...donor, amountCents: 50_000 }]);
  });

  it("deletes and brings back, and leaves nothing of the donor in the journal", async () => {
    const donation_id = await ledger.add({ firstName: "Unforgettable", email: "gone@donor.example" });
    const [before] = await ledger.list();
    expect((await ledger.remove(donation_id)).status).toBe(200);
    expect(await ledger.get("/api/donations?state=all")).toMatchObject({
      total: 0,
      years: [],
      paypal: false,
      mailReady: false,
    });
    expect((await ledger.remove(donation_id)).status).toBe(404);
    expect((await ledger.post("/api/restoreDonation", { donation_id })).status).toBe(200);
    expect(await ledger.list()).toEqual([{ ...before, version: 3 }]);
    expect((await ledger.post("/api/restoreDonation", { donation_id })).status).toBe(404);
    const journal = await ledger.app.deps.db.selectFrom("journal").select("snapshot").execute();
    expect(JSON.stringify(journal)).toContain(donation_id);
    expect(JSON.stringify(journal)).not.toMatch(/Unforgettable|gone@donor/);
  });

  it("deletes a month later whose donation was deleted, and nobody else", async () => {
    const donation_id = await ledger.add({ firstName: "Deleted" });
    await ledger.add({ firstName: "Kept" });
    await ledger.remove(donation_id);
    const tables = ledger.app.deps.db.$extendTables<DonationTables>();
    const firstNames = async () => {
      const rows = await tables.selectFrom("donation").select("first_name").execute();
      return rows.map(({ first_name }) => first_name).sort();
    };
    const lookedThrough = async () =>
      JSON.stringify(await tables.selectFrom("donation_words").select("words").execute());
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await deleteFormerDonors(ledger.app.deps, inDays(29));
    expect(await firstNames()).toEqual(["Deleted", "Kept"]);
    expect(await lookedThrough()).toContain("deleted");
    await deleteFormerDonors(ledger.app.deps, inDays(31));
    expect(await firstNames()).toEqual(["", "Kept"]);
    expect(await lookedThrough()).toContain("kept");
    expect(await lookedThrough()).not.toContain("deleted");
  });
});
