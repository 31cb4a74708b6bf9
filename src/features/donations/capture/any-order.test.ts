import { beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../../test/app";
import { donationTests } from "../../../../test/paypal/donation-tests";
import type { EventType } from "../../../../test/paypal/webhooks";
import { createRandom } from "../../../art/drawing";
import { decimalOf } from "../donation";
import type { LedgerEntry } from "../ledger/contract";
import { reconcile, reviewArrived } from "./reconcile.server";

const STEPS = 60;
const LONGEST = { timeout: 180_000 };
const HOUR = 3_600_000;
/** A gift is reviewed from a day after it came until PayPal lets nobody refund it, 181 days later. */
const REVIEWED_AFTER = 30 * HOUR;
/** The day that tests of this file give on; refunds are on the same or later. */
const DAY = "2026-03-01";

/** The money of a gift after refunds. */
interface Truth {
  cents: number;
  back: number;
  /** The cents of `back` that the payer's bank took, which no order lists. */
  unlisted: number;
  /** The bank reversed the rest. */
  reversed: boolean;
  /** PayPal's order; undefined of what came by hand. */
  orderId?: string;
  /** Our id. */
  id: string;
}

describe.each(ONE_ENGINE)("gifts, refunds, reversals and disputes in any order, on %s", (engine) => {
  const site = donationTests(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await site.app.login();
  });

  const post = (path: string, json: unknown) => site.app.call("POST", path, { headers, json });

  it.each([7, 11])(
    "leave in the ledger what is really there, to the cent, and write to each donor once: seed %s",
    LONGEST,
    async (seed) => {
      const random = createRandom(seed * (engine === "sqlite" ? 1 : 3));
      const pick = <T>(all: readonly T[]): T | undefined => all[random.whole(0, all.length - 1)];
      const truths: Truth[] = [];
      // Few donations have several events.
      const byPayPal = () => truths.filter(({ orderId, reversed }) => orderId && !reversed).slice(-4);
      const leftOf = ({ cents, back, reversed }: Truth) => (reversed ? 0 : cents - back);
      /** A webhook of PayPal: one in three is lost, some come twice. */
      const tell = async (orderId: string, type: EventType) => {
        if (random.chance(0.33)) return;
        await site.send(orderId, type);
        if (random.chance(0.3)) await site.send(orderId, type);
      };

      const correct = async (gift: Truth) => {
        const json = { donation_id: gift.id, left: decimalOf(leftOf(gift)) };
        expect((await post("/api/correctPaidBack", json)).status).toBe(200);
      };

      const acts: Record<string, () => Promise<void>> = {
        give: async () => {
          const cents = Math.floor(random.between(100, 90_000));
          const { orderId } = await site.order(decimalOf(cents));
          await site.paypal.approve(orderId);
          if (random.chance(0.3)) await site.paypal.fault({ call: "capture", how: "drop", times: 1 });
          await site.capture(orderId);
          await site.paypal.unfault();
          truths.push({
            cents,
            back: 0,
            unlisted: 0,
            reversed: false,
            orderId,
            id: (await site.stored(orderId))?._id ?? "",
          });
        },
        enter: async () => {
          const cents = Math.floor(random.between(1, 90_000));
          const donation = { method: "bank", amount: decimalOf(cents), givenOn: DAY };
          const { donation_id: id } = await (await post("/api/addDonation", { donation })).json();
          truths.push({ cents, back: 0, unlisted: 0, reversed: false, id });
        },
        refundByHand: async () => {
          const gift = pick(truths.filter((each) => !each.orderId && leftOf(each) > 0));
          if (!gift) return;
          const cents = random.chance(0.3) ? leftOf(gift) : Math.ceil(random.between(0, leftOf(gift)));
          const json = { donation_id: gift.id, amount: decimalOf(cents), refundedOn: DAY };
          expect((await post("/api/refundDonation", json)).status).toBe(200);
          gift.back += cents;
        },
        removeRefund: async () => {
          const gift = pick(truths.filter((each) => !each.orderId && each.back > 0));
          if (!gift) return;
          const { donation } = await (
            await site.app.call("GET", `/api/donation?donation_id=${gift.id}`, { headers })
          ).json();
          const [refund] = (donation as LedgerEntry).refunds;
          expect((await post("/api/removeRefund", { donation_id: gift.id, refund: 0 })).status).toBe(200);
          gift.back -= refund?.cents ?? Number.NaN;
        },
        refund: async () => {
          const gift = pick(byPayPal().filter((each) => leftOf(each) > 1));
          if (!gift?.orderId) return;
          if (random.chance(0.25) && gift.back === 0) {
            await site.paypal.settle(gift.orderId, "REFUNDED");
            gift.back = gift.cents;
          } else {
            const cents = Math.ceil(random.between(0, leftOf(gift) - 1));
            await site.paypal.refund(gift.orderId, decimalOf(cents));
            gift.back += cents;
          }
          await tell(gift.orderId, "PAYMENT.CAPTURE.REFUNDED");
        },
        // No order shows it, so that its webhook cannot be done without.
        reverse: async () => {
          const gift = pick(byPayPal().filter((each) => leftOf(each) > 0));
          if (!gift?.orderId) return;
          const how = { id: `WH-${gift.orderId}-${random.between(0, 1)}` };
          await site.send(gift.orderId, "CUSTOMER.DISPUTE.CREATED");
          await site.send(gift.orderId, "PAYMENT.CAPTURE.REVERSED", how);
          await site.send(gift.orderId, "PAYMENT.CAPTURE.REVERSED", how);
          gift.reversed = true;
        },
        win: async () => {
          const gift = pick(truths.filter(({ reversed }) => reversed));
          if (!gift?.orderId) return;
          await tell(gift.orderId, "CUSTOMER.DISPUTE.RESOLVED");
          gift.reversed = false;
          await correct(gift);
        },
        // Nor does any order show it; staff find at PayPal what is left.
        takePart: async () => {
          const gift = pick(byPayPal().filter((each) => leftOf(each) > 1));
          if (!gift?.orderId) return;
          const cents = Math.ceil(random.between(0, leftOf(gift) - 1));
          const how = { id: `WH-P-${gift.orderId}-${random.between(0, 1)}`, value: decimalOf(cents) };
          for (const _ of [1, 2, 3]) await site.send(gift.orderId, "PAYMENT.CAPTURE.REVERSED", how);
          Object.assign(gift, { back: gift.back + cents, unlisted: gift.unlisted + cents });
          await correct(gift);
        },
        givePart: async () => {
          const gift = pick(byPayPal().filter((each) => each.unlisted > 0 && leftOf(each) > 0));
          if (!gift) return;
          Object.assign(gift, { back: gift.back - gift.unlisted, unlisted: 0 });
          await correct(gift);
        },
        tellLate: async () => {
          const gift = pick(truths.filter(({ orderId }) => orderId));
          if (gift?.orderId) await site.send(gift.orderId, "PAYMENT.CAPTURE.COMPLETED");
        },
        look: () => reconcile(site.app.deps, new Date(Date.now() + 2 * 60_000)),
      };

      const names = [...Object.keys(acts), "give", "give", "enter", "refund", "refundByHand", "takePart"];
      for (let step = 0; step < STEPS; step += 1) await acts[pick(names) ?? "look"]?.();
      await reconcile(site.app.deps, new Date(Date.now() + 3 * HOUR));
      const review = new Date(Date.now() + REVIEWED_AFTER + (seed % 100) * 30 * HOUR);
      for (let round = 0; round < truths.length / 5 + 10; round += 1)
        await reviewArrived(site.app.deps, review);

      for (const truth of truths) {
        const { donation } = await (
          await site.app.call("GET", `/api/donation?donation_id=${truth.id}`, { headers })
        ).json();
        const { amountCents, refundedCents } = donation as LedgerEntry;
        expect({ ...truth, left: amountCents - refundedCents }).toEqual({ ...truth, left: leftOf(truth) });
        if (!truth.orderId) continue;
        const letters = (await site.mails(truth.orderId)).filter(({ kind }) => kind !== "donation");
        expect(letters).toHaveLength(1);
      }
      const { captures } = await site.paypal.report();
      expect(new Set(captures.map(({ orderId }) => orderId)).size).toBe(captures.length);
    },
  );
});
