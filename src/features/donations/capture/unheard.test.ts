import { beforeAll, describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";
import type { LedgerEntry } from "../ledger/contract";
import { donationStore } from "../store.server";
import { reconcile } from "./reconcile.server";

/** Minutes for which PayPal is queried about an order without any event. */
const LONGEST = 6 * 60;

describe("an order whose donor closed the window, without a webhook", () => {
  const site = donationTests();
  let staff: Record<string, string>;

  beforeAll(async () => {
    staff = await site.app.login();
  });

  const look = (minutes: number) => reconcile(site.app.deps, new Date(Date.now() + minutes * 60_000));
  const asked = async (orderId: string) =>
    (await site.paypal.report()).asked.filter((id) => id === orderId).length;
  const kinds = async (orderId: string) => (await site.mails(orderId)).map(({ kind }) => kind);
  const listed = async (query = "") => {
    const answer = await site.app.call("GET", `/api/donations?${query}`, { headers: staff });
    const { donations } = (await answer.json()) as { donations: LedgerEntry[] };
    return donations.map(({ paypalOrderId }) => paypalOrderId);
  };

  it("is taken once they have approved it, with thanks", async () => {
    const { orderId } = await site.order();
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("ordered");
    await site.paypal.approve(orderId);
    await look(4);
    expect(await site.stored(orderId)).toMatchObject({ state: "completed", email: "buyer@kapok.example" });
    expect(await kinds(orderId)).toEqual(["donation", "donationThanks"]);
  });

  it("is left to them for the first minute", async () => {
    const { orderId } = await site.order();
    await look(0);
    expect(await asked(orderId)).toBe(0);
  });

  it("is only looked at while nobody has approved it, ever less often, and for six hours", async () => {
    const { orderId } = await site.order();
    for (let minute = 2; minute <= LONGEST + 60; minute += 1) await look(minute);
    const often = await asked(orderId);
    expect(often).toBeGreaterThan(20);
    expect(often).toBeLessThan(60);
    await site.paypal.approve(orderId);
    await look(LONGEST + 120);
    expect(await asked(orderId)).toBe(often);
    expect((await site.stored(orderId))?.returnedAt).toBeNull();
    expect(await listed()).not.toContain(orderId);
  });

  it("is declined with notices to donor and staff, and not captured again", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "decline");
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("declined");
    expect(await kinds(orderId)).toEqual(["donation", "donationNews"]);
    await site.paypal.approve(orderId);
    await look(10);
    expect((await site.stored(orderId))?.state).toBe("declined");
  });

  it("is reported to staff while approved and not captured", async () => {
    const [approved, open] = [await site.order(), await site.order()];
    await site.paypal.approve(approved.orderId);
    await site.paypal.fault({ call: "capture", how: "error", times: 1 });
    await look(2);
    expect(await site.stored(approved.orderId)).toMatchObject({ state: "ordered", firstName: "Ka Yan" });
    expect(await listed()).toContain(approved.orderId);
    expect(await listed("q=buyer")).toContain(approved.orderId);
    expect(await listed()).not.toContain(open.orderId);
    await look(4);
    expect((await site.stored(approved.orderId))?.state).toBe("completed");
  });

  it("waits for those of which something was heard, however many there are", async () => {
    const known = await site.stored((await site.order()).orderId);
    if (!known) throw new Error("The donation is not there.");
    for (let number = 1; number <= 51; number += 1)
      await donationStore(site.app.deps.db).add({ ...known, paypalOrderId: `NEVER-PAID-${number}` });
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    await look(2);
    expect((await site.stored(orderId))?.state).toBe("completed");
  });
});
