import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import type { GiftToReceipt, Receipt } from "./contract";
import { addGift, openReceiptApp } from "./testing/samples";

describe.each(ONE_ENGINE)("long lists of the receipts desk on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp(engine);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  it("shows who waits a page at a time, longest first, and finds a donor among them", async () => {
    for (let day = 1; day <= 21; day += 1) {
      const givenOn = `2026-03-${String(day).padStart(2, "0")}`;
      await addGift(desk.app, desk.staff, { givenOn, firstName: `N${day}`, email: `n${day}@donor.example` });
    }
    const waiting = async (query: string) => {
      const path = `/api/giftsWithoutReceipt?${query}`;
      const { gifts, ...counted } = await desk.get<{ gifts: GiftToReceipt[] }>(path);
      return { ...counted, names: gifts.map(({ name }) => name) };
    };
    const first = await waiting("");
    const sumCents = 21 * 123_450;
    expect(first).toMatchObject({ total: 21, pages: 2, sumCents });
    expect(first.names).toHaveLength(20);
    expect(first.names[0]).toBe("N1 Chan");
    expect(await waiting("page=2")).toEqual({ total: 21, pages: 2, sumCents, names: ["N21 Chan"] });
    expect(await waiting("page=3")).toEqual({ total: 21, pages: 2, sumCents, names: [] });
    expect(await waiting("q=N7%40DONOR")).toEqual({
      ...{ total: 1, pages: 1, sumCents: 123_450, names: ["N7 Chan"] },
    });
    expect(await waiting("q=nobody")).toEqual({ total: 0, pages: 1, sumCents: 0, names: [] });
  });

  it("sorts who waits by name, day and what is left of the amount, those alike newest first", async () => {
    const gifts = [
      { lastName: "Lee", amount: "100", givenOn: "2026-03-02" },
      { lastName: "Chan", amount: "300", givenOn: "2026-03-01" },
      { lastName: "Chan", amount: "200", givenOn: "2026-03-03" },
    ];
    for (const gift of gifts) await addGift(desk.app, desk.staff, { firstName: "", ...gift });
    const sorted = async (sort: string) => {
      const path = `/api/giftsWithoutReceipt?sort=${sort}`;
      const list = await desk.get<{ gifts: GiftToReceipt[] }>(path);
      return list.gifts.map(({ amountCents }) => amountCents / 100);
    };
    expect(await sorted("date")).toEqual([300, 100, 200]);
    expect(await sorted("-date")).toEqual([200, 100, 300]);
    expect(await sorted("name")).toEqual([200, 300, 100]);
    expect(await sorted("-name")).toEqual([100, 200, 300]);
    const { gifts: found } = await desk.get<{ gifts: GiftToReceipt[] }>("/api/giftsWithoutReceipt?q=300");
    const refund = {
      donation_id: found[0]?.donation_id,
      amount: "250",
      refundedOn: "2026-03-04",
      version: 1,
    };
    expect((await desk.post("/api/refundDonation", refund)).status).toBe(200);
    expect(await sorted("amount")).toEqual([50, 100, 200]);
  });

  it("sums up the valid ones of the receipts that are found", async () => {
    const serials: string[] = [];
    for (const [name, amount] of [
      ["Lee", "100"],
      ["Lee", "200.50"],
      ["Chan", "400"],
    ] as const) {
      const donation_id = await addGift(desk.app, desk.staff, { amount });
      serials.push((await desk.issue(donation_id, { name })).receipt_id);
    }
    expect(await desk.list()).toMatchObject({ total: 3, sumCents: 70_050 });
    await desk.post("/api/voidReceipt", { receipt_id: serials[0], reason: "Wrong name" });
    expect(await desk.list()).toMatchObject({ total: 3, sumCents: 60_050 });
    expect(await desk.list("?q=lee")).toMatchObject({ total: 2, sumCents: 20_050 });
    expect(await desk.list("?q=nobody")).toMatchObject({ total: 0, sumCents: 0 });
  });

  it("sorts receipts by number, name, day and amount, those alike newest first", async () => {
    const gifts = [
      { name: "Lee", amount: "100", givenOn: "2026-03-02" },
      { name: "Chan", amount: "300", givenOn: "2026-03-01" },
      { name: "Chan", amount: "200", givenOn: "2026-03-03" },
    ];
    for (const { name, ...gift } of gifts)
      await desk.issue(await addGift(desk.app, desk.staff, gift), { name });
    const numbers = async (sort: string) =>
      (await desk.list(`?sort=${sort}`)).receipts.map(({ serial }) => Number(serial.slice(-5)));
    expect(await numbers("number")).toEqual([1, 2, 3]);
    expect(await numbers("-number")).toEqual([3, 2, 1]);
    expect(await numbers("name")).toEqual([3, 2, 1]);
    expect(await numbers("-name")).toEqual([1, 3, 2]);
    expect(await numbers("date")).toEqual([2, 1, 3]);
    expect(await numbers("-amount")).toEqual([2, 3, 1]);
  });

  it("finds a donor among the receipts that are to be put right", async () => {
    for (const name of ["Chan", "Lee"]) {
      const donation_id = await addGift(desk.app, desk.staff);
      await desk.issue(donation_id, { name });
      await desk.app.deps.db
        .$extendTables<{ donation: { id: string; given_on: string } }>()
        .updateTable("donation")
        .set({ given_on: "2026-05-02" })
        .where("id", "=", donation_id)
        .execute();
    }
    const outdated = async (query: string) => {
      const path = `/api/outdatedReceipts?${query}`;
      const { receipts, ...counted } = await desk.get<{ receipts: Receipt[] }>(path);
      return { ...counted, names: receipts.map(({ name }) => name) };
    };
    expect(await outdated("")).toEqual({ total: 2, pages: 1, names: ["Chan", "Lee"] });
    expect(await outdated("q=lee")).toEqual({ total: 1, pages: 1, names: ["Lee"] });
    expect(await outdated("page=2")).toEqual({ total: 2, pages: 1, names: [] });
  });
});
