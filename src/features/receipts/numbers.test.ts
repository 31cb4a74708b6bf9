import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { handlerOf } from "../../platform/feature.server";
import { receipts } from "../receipts.server";
import { addGift, openReceiptApp, YEAR } from "./testing/samples";

describe.each(BOTH_ENGINES)("the numbers of receipts on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;

  beforeAll(async () => {
    desk = await openReceiptApp(engine);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  it("gives 20 that are issued at once the numbers 1 to 20", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await addGift(desk.app, desk.staff));
    const saved = await Promise.all(ids.map((id) => desk.issue(id)));
    const numbers = saved.map(({ serial }) => Number(serial.slice(5))).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await desk.list()).total).toBe(20);
  });

  it("issues one alone when two want the same, and a refusal uses up no number", async () => {
    const donation_id = await addGift(desk.app, desk.staff);
    const both = await Promise.all(
      [1, 2].map(() => desk.post("/api/issueReceipt", { donation_id, name: "Chan" })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.refused("/api/issueReceipt", { donation_id: "none", name: "Chan" }))[0]).toBe(404);
    const unprintable = await desk.post("/api/issueReceipt", {
      donation_id: await addGift(desk.app, desk.staff),
      name: "Chan 😀한",
    });
    expect(unprintable.status).toBe(400);
    expect((await unprintable.json()).errors).toEqual([
      { path: "name", message: expect.stringContaining("😀 한") },
    ]);
    const { serial } = await desk.issue(await addGift(desk.app, desk.staff));
    expect(serial).toBe(`${YEAR}-00002`);
  });

  it("leaves no gap when the transaction fails after the number was taken", async () => {
    await desk.issue(await addGift(desk.app, desk.staff));
    const call = {
      deps: desk.app.deps,
      lang: "eng" as const,
      request: new Request("http://localhost:3000/api/issueReceipt"),
      address: "",
      answerHeaders: new Headers(),
      staff: null,
    };
    const order = { donation_id: await addGift(desk.app, desk.staff), name: "Chan", address: "" };
    await expect(
      desk.app.deps.db.transaction().execute(async (tx) => {
        await handlerOf(receipts, "issue").handle(order, { ...call, db: tx });
        throw new Error("as when the power goes");
      }),
    ).rejects.toThrow("power");
    expect((await desk.issue(await addGift(desk.app, desk.staff))).serial).toBe(`${YEAR}-00002`);
  });
});
