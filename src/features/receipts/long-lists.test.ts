import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import type { GiftToReceipt, Receipt } from "./contract";
import { addGift, openReceiptApp } from "./testing/samples";

describe.each(BOTH_ENGINES)("long lists of the receipts desk on %s", (engine) => {
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
    expect(first).toMatchObject({ total: 21, pages: 2 });
    expect(first.names).toHaveLength(20);
    expect(first.names[0]).toBe("N1 Chan");
    expect(await waiting("page=2")).toEqual({ total: 21, pages: 2, names: ["N21 Chan"] });
    expect(await waiting("page=3")).toEqual({ total: 21, pages: 2, names: [] });
    expect(await waiting("q=N7%40DONOR")).toEqual({ total: 1, pages: 1, names: ["N7 Chan"] });
    expect(await waiting("q=nobody")).toEqual({ total: 0, pages: 1, names: [] });
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
