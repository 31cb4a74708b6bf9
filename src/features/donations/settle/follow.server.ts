import type { Deps } from "../../../core/deps.server";
import type { Donation } from "../donation";
import { captureOf, type OrderAnswer, payerKnown } from "../paypal/answers";
import { problemOf } from "../paypal/connect.server";
import { donationStore } from "../store.server";
import { takeMoney, withCapture } from "./capture.server";
import { endOrder, keep } from "./keep.server";

/** Milliseconds for which an order may still be paid: PayPal keeps an approved one for a few days. */
export const HOPE = 7 * 24 * 60 * 60_000;

/** Whether PayPal would hardly keep an order any more that nobody has paid. */
export function isBeyondHope({ createdAt }: Donation, now: Date): boolean {
  return createdAt < new Date(now.getTime() - HOPE).toISOString();
}

/** Whether somebody has approved an order, now or earlier: PayPal names nobody before. */
export function isApproved({ firstName, lastName, email }: Donation, order: OrderAnswer): boolean {
  if (order.status === "APPROVED" || order.status === "VOIDED") return true;
  const payer = payerKnown({ firstName, lastName, email }, order);
  return `${payer.firstName}${payer.lastName}${payer.email}` !== "";
}

/**
 * Follows what PayPal shows of an open order while its donor is not there: keeps what was taken, takes what the donor
 * has approved, and ends what will not be paid any more.
 * @throws {PayPalError} where it is not known whether the money was taken
 */
export async function followOrder(deps: Deps, known: Donation, order: OrderAnswer, now: Date): Promise<void> {
  if (captureOf(order)) return keep(deps, order);
  if (known.state !== "ordered") return;
  if (order.status === "VOIDED") return endOrder(deps, known, { why: "voided", order });
  if (order.status === "COMPLETED") return void withCapture(order);
  if (order.status !== "APPROVED") return notApproved(deps, known, order);
  // Its donor was told, or has given up waiting: nobody expects to be charged now.
  if (isBeyondHope(known, now)) return endOrder(deps, known, { why: "expired", order });
  await noteApproval(deps, known, order, now);
  const asked = await takeMoney(deps, known, order.id, true);
  if (!asked.refusal) return keep(deps, asked.order ?? order);
  problemOf(asked.refusal, deps.log, known._id);
  await endOrder(deps, known, { why: "declined", word: asked.refusal.issue, order: asked.order ?? order });
}

/** Keeps who has approved an order as soon as PayPal names them, and that they are owed word of it. */
async function noteApproval({ db }: Deps, { _id }: Donation, order: OrderAnswer, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const donations = donationStore(tx);
    const before = await donations.find(_id);
    if (before?.state !== "ordered") return;
    await donations.promise(order.id, now);
    const payer = payerKnown(before, order);
    const isNews = Object.entries(payer).some(([name, said]) => before[name as keyof typeof payer] !== said);
    if (!isNews && before.returnedAt !== null) return;
    const returnedAt = before.returnedAt ?? now.toISOString();
    // Whoever changes the donation at this moment knows as much.
    await donations.replace({ ...before, ...payer, returnedAt, version: before.version + 1 });
  });
}

/** An order that somebody approved before has come to nothing; one that nobody has may still be. */
async function notApproved(deps: Deps, known: Donation, order: OrderAnswer): Promise<void> {
  if (isApproved(known, order)) return endOrder(deps, known, { why: "declined", order });
  if (known.returnedAt !== null) await donationStore(deps.db).forgetReturn(order.id, known.returnedAt);
}
