import { describe, expect, it, vi } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { donationTests } from "../../../../test/paypal/donation-tests";
import { loseAnswer } from "../../../../test/paypal/lost-answer";
import { hongKongDay } from "../../../platform/locale/format";
import type { Donation } from "../donation";
import { donationStore } from "../store.server";
import { reconcile } from "./reconcile.server";

/** Orders that are queried in one round. */
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;

describe.each(ONE_ENGINE)("asking PayPal by itself on %s", (engine) => {
  const site = donationTests(engine);

  const look = (minutes: number) => reconcile(site.app.deps, new Date(Date.now() + minutes * 60_000));
  const stateOf = async (orderId: string) => (await site.stored(orderId))?.state;

  /** An order that PayPal captured, but whose response was lost. */
  const lost = async () => {
    const { orderId } = await site.order();
    await loseAnswer(site, orderId);
    expect(await stateOf(orderId)).toBe("ordered");
    return orderId;
  };

  const add = async (count: number, donation: (number: number) => Partial<Donation>) => {
    const known = await site.stored((await site.order()).orderId);
    if (!known) throw new Error("The donation is not there.");
    for (let number = 1; number <= count; number += 1)
      await donationStore(site.app.deps.db).add({ ...known, ...donation(number) });
  };

  it("finds what the API took while the answer was lost, a minute later and not before", async () => {
    const orderId = await lost();
    await look(0);
    expect(await stateOf(orderId)).toBe("ordered");
    await look(2);
    expect(await stateOf(orderId)).toBe("completed");
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
  });

  it("dates a gift by when PayPal took it, however late it hears of it, and a held one by when it came", async () => {
    const [orderId, held] = [await lost(), (await site.order()).orderId];
    await site.paypal.approve(held, "pending");
    await site.capture(held);
    await site.paypal.settle(held, "COMPLETED");
    const days = [0, 2].map((later) => hongKongDay(new Date(Date.now() + later * DAY)));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY });
    await look(2);
    vi.useRealTimers();
    const given = [await site.stored(orderId), await site.stored(held)];
    expect(given.map((donation) => donation?.state)).toEqual(["completed", "completed"]);
    expect(given.map((donation) => donation?.givenOn)).toEqual(days);
  });

  it("treats a truncated response as an outage, and retries", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "garbled", times: 1 });
    const answer = await site.capture(orderId);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    await site.paypal.fault({ call: "get", how: "garbled", times: 1 });
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([503]);
    await look(2);
    expect(await stateOf(orderId)).toBe("completed");
  });

  it("finds a held payment that has come, of which it knew by a webhook alone", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId, "pending");
    await site.send(orderId, "CHECKOUT.ORDER.APPROVED");
    expect(await stateOf(orderId)).toBe("pending");
    await site.paypal.settle(orderId, "COMPLETED");
    await look(2);
    expect(await stateOf(orderId)).toBe("completed");
  });

  it("goes on to the others when one cannot be stored", async () => {
    const [broken, other] = [await lost(), await lost()];
    const { captures } = await site.paypal.report();
    const id = captures.find(({ orderId }) => orderId === broken)?.id ?? "";
    await add(1, () => ({ paypalOrderId: "SOMEBODY-ELSES", paypalCaptureId: id }));
    await look(2);
    expect([await stateOf(broken), await stateOf(other)]).toEqual(["ordered", "completed"]);
    expect(site.app.errors()).toEqual([
      expect.objectContaining({ msg: "an open donation cannot be settled" }),
    ]);
    const donations = donationStore(site.app.deps.db);
    const inTheWay = await donations.byCapture(id);
    if (inTheWay)
      await donations.replace({ ...inTheWay, paypalCaptureId: null, version: inTheWay.version + 1 });
    await look(4);
    expect(await stateOf(broken)).toBe("completed");
  });

  it("retries with a growing delay while PayPal has no state of an order", async () => {
    const orderId = await lost();
    const asked = async () => (await site.paypal.report()).asked.filter((id) => id === orderId).length;
    const before = await asked();
    const lookInVain = async (minute: number) => {
      await site.paypal.fault({ call: "show", how: "proxied", times: 1 });
      await look(minute);
    };
    for (const minute of [2, 3, 4, 5]) await lookInVain(minute);
    expect(await asked()).toBe(before + 4);
    for (let minute = 600; minute < 720; minute += 10) await lookInVain(minute);
    expect(await asked()).toBe(before + 6);
    await site.paypal.unfault();
    await look(800);
    expect(await stateOf(orderId)).toBe("completed");
  });

  it("comes to every order in turn, however many before it are never paid", async () => {
    const returnedAt = new Date(Date.now() - 3_600_000).toISOString();
    await add(AT_ONCE + 1, (number) => ({ paypalOrderId: `NEVER-PAID-${number}`, returnedAt }));
    const orderId = await lost();
    await look(3);
    expect(await stateOf(orderId)).toBe("ordered");
    await look(4);
    expect(await stateOf(orderId)).toBe("completed");
  });
});
