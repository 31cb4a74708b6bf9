import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { type AllowanceLimit, countVisit } from "../../../platform/http/visitor-allowance.server";
import type { Donation } from "../donation";
import { payPalAway, payPalOf, problemOf } from "../paypal/account.server";
import { captureOf, type OrderAnswer, PayPalError, payerKnown } from "../paypal/answers";
import { donationsProblems } from "../problems.server";
import { PAYABLE, STATES, type Told } from "../states";
import { donationStore } from "../store.server";
import { endOrder, recordOrder } from "./record-order.server";

/** Questions to PayPal about one order that one network may bring about: what a stranger asks uses up none of its donor's. */
const capturesOf = (orderId: string): AllowanceLimit => ({
  of: `capture:${orderId}`,
  atOnce: 20,
  regain: 5000,
  refusal: donationsProblems.tooManyCaptures,
});

/**
 * Takes the money of an order for the donor who came back from PayPal, and keeps what came of it. May be called at
 * any time and any number of times: PayPal takes the money of an order once, and the change is made once. What PayPal
 * declined is tried again for the donor alone: they were told that nothing was taken, may have given in another way
 * since, and PayPal's order can be charged for hours.
 * @param address of who asks: each network has an allowance of its own
 * @throws {Problem} 404 for an order that is not ours, 402 when PayPal declines, 429 when it was asked too often, 503
 *   when it is away or refuses us
 */
export async function completeOrder(deps: Deps, orderId: string, address: string): Promise<Donation> {
  const donations = donationStore(deps.db);
  const known = await donations.byOrder(orderId);
  if (!known) throw new Problem(404, donationsProblems.unknownDonation);
  if (!PAYABLE.includes(known.state)) return known;
  if (!(await mayAsk(deps, known, orderId, address))) return known;
  const now = new Date();
  await donations.reopen(orderId, now);
  // Whatever becomes of this call, unless PayPal says that nothing was taken, from now on we go on asking by ourselves.
  await donations.noteReturn(orderId, now);
  try {
    await ask(deps, known, orderId, now);
  } catch (error) {
    // Another call at the same moment may have taken what this one did not.
    const left = await donations.byOrder(orderId);
    if (left && !PAYABLE.includes(left.state)) return left;
    // Whoever hears this is asked not to pay again, and promised a letter.
    if (error instanceof Problem && error.status === 503) await donations.addPendingNotice(orderId, now);
    throw error;
  }
  return (await donations.byOrder(orderId)) ?? known;
}

/** Counts a question to PayPal; false where enough is known to say without it. */
async function mayAsk({ db }: Deps, { state }: Donation, orderId: string, address: string): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => countVisit(tx, address, capturesOf(orderId)));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429 && state !== "ordered") return false;
    throw error;
  }
}

async function ask(deps: Deps, known: Donation, orderId: string, now: Date): Promise<void> {
  const isOwed = await donationStore(deps.db).isPromised(known._id);
  const { order, refusal } = await asked(deps, known, orderId, isOwed).catch((error: unknown) => {
    throw problemOf(error, deps.log, known._id);
  });
  if (!refusal) return order && recordOrder(deps, order, { isTold: true });
  const isEnd = refusal.isDecline || refusal.saysUnknown || (order && isOwed && isApproved(known, order));
  if (isEnd) {
    const why = refusal.saysUnknown ? "expired" : order?.status === "VOIDED" ? "voided" : "declined";
    await endOrder(deps, known, { why, word: refusal.issue, order, isTold: true });
  } else {
    await donationStore(deps.db).forgetReturn(orderId, now.toISOString());
  }
  if (refusal.saysUnknown) throw new Problem(402, donationsProblems.paypalExpired, { cause: refusal });
  throw problemOf(refusal, deps.log, known._id);
}

async function asked(deps: Deps, known: Donation, orderId: string, isOwed: boolean): Promise<Asked> {
  if (known.state !== "pending") return captureOrder(deps, known, orderId, isOwed);
  return withCapture(await payPalOf(deps).order(orderId));
}

const returned = () => new Problem(409, donationsProblems.paypalReturned);

/** The answer to a program that asked for the money of a donation: 402 says that none was taken. */
const REFUSALS: Record<Exclude<Told, "thanks">, () => Problem> = {
  away: payPalAway,
  pending: () => new Problem(409, donationsProblems.paypalPending),
  declined: () => new Problem(402, donationsProblems.paypalDeclined),
  mismatched: () => new Problem(409, donationsProblems.paypalMismatched),
  partlyReturned: returned,
  returned,
};

/** Why a donation is no success: something else than the amount ordered has arrived, or nothing. */
export function refusalOf({ state }: Donation): Problem | undefined {
  const { told } = STATES[state];
  return told === "thanks" ? undefined : REFUSALS[told]();
}

/** Milliseconds for which an order may still be paid: PayPal keeps an approved one for a few days. */
export const ORDER_TTL = 7 * 24 * 60 * 60_000;

/** Tells whether PayPal would hardly keep an order any more that nobody has paid. */
export function isExpired({ createdAt }: Donation, now: Date): boolean {
  return createdAt < new Date(now.getTime() - ORDER_TTL).toISOString();
}

/** Tells whether somebody has approved an order, now or earlier: PayPal names nobody before. */
function isApproved({ firstName, lastName, email }: Donation, order: OrderAnswer): boolean {
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
  if (captureOf(order)) return recordOrder(deps, order);
  if (known.state !== "ordered") return;
  if (order.status === "VOIDED") return endOrder(deps, known, { why: "voided", order });
  if (order.status === "COMPLETED") return void withCapture(order);
  if (order.status !== "APPROVED") return recordNotApproved(deps, known, order);
  // Its donor was told, or has given up waiting: nobody expects to be charged now.
  if (isExpired(known, now)) return endOrder(deps, known, { why: "expired", order });
  await recordApproval(deps, known, order, now);
  const asked = await captureOrder(deps, known, order.id, true);
  if (!asked.refusal) return recordOrder(deps, asked.order ?? order);
  problemOf(asked.refusal, deps.log, known._id);
  await endOrder(deps, known, { why: "declined", word: asked.refusal.issue, order: asked.order ?? order });
}

/** Keeps who has approved an order as soon as PayPal names them, and that they are owed word of it. */
async function recordApproval({ db }: Deps, { _id }: Donation, order: OrderAnswer, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const donations = donationStore(tx);
    const before = await donations.find(_id);
    if (before?.state !== "ordered") return;
    await donations.addPendingNotice(order.id, now);
    const payer = payerKnown(before, order);
    const isNews = Object.entries(payer).some(([name, said]) => before[name as keyof typeof payer] !== said);
    if (!isNews && before.returnedAt !== null) return;
    const returnedAt = before.returnedAt ?? now.toISOString();
    // Whoever changes the donation at this moment knows as much.
    await donations.replace({ ...before, ...payer, returnedAt, version: before.version + 1 });
  });
}

/** An order that somebody approved before has come to nothing; one that nobody has may still be. */
async function recordNotApproved(deps: Deps, known: Donation, order: OrderAnswer): Promise<void> {
  if (isApproved(known, order)) return endOrder(deps, known, { why: "declined", order });
  if (known.returnedAt !== null) await donationStore(deps.db).forgetReturn(order.id, known.returnedAt);
}

/** The outcome of asking PayPal for the money of an order: without a refusal, the order shows the payment. */
interface Asked {
  order?: OrderAnswer;
  /** Why PayPal took nothing. */
  refusal?: PayPalError;
}

/**
 * Asks PayPal for the money of an order. What it has refused for good is asked by another request id, since it
 * answers the same one the same again; it takes the money of an order once, by whichever.
 * @param isSure whether PayPal is asked what it took even where it says that its payer has not done all that it takes
 * @throws {PayPalError} where it is not known whether the money was taken
 */
async function captureOrder(deps: Deps, { _id }: Donation, orderId: string, isSure: boolean): Promise<Asked> {
  const paypal = payPalOf(deps);
  const donations = donationStore(deps.db);
  const refusals = await donations.refusals(_id);
  try {
    return withCapture(await paypal.capture(orderId, _id, refusals));
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    if (error.isFinal || error.saysUnknown) await donations.noteRefusal(_id, refusals);
    if (error.saysUnknown && !isSure) return afterUnknown(() => paypal.order(orderId), error);
    if (error.isNotYet && !isSure) return { refusal: error };
    if (!error.isNotYet && !error.isDecline && !error.saysTaken) throw error;
    return afterRefusal(() => paypal.order(orderId), error);
  }
}

/**
 * The payment that was taken although this call was refused: nothing is said to have been declined before PayPal was
 * asked.
 */
async function afterRefusal(show: () => Promise<OrderAnswer>, refusal: PayPalError): Promise<Asked> {
  try {
    const order = await show();
    return captureOf(order) || refusal.saysTaken ? withCapture(order) : { order, refusal };
  } catch (unread) {
    // That PayPal does not show the order says nothing against its own word that it declined.
    const isHidden = unread instanceof PayPalError && unread.status === 404;
    if (refusal.isDecline && isHidden) return { refusal };
    throw unread;
  }
}

/**
 * PayPal does not know the order: nobody approved it in time. Where it shows none either, nothing was taken, and nothing
 * will be.
 * @throws {PayPalError} where it does show it, or does not say
 */
async function afterUnknown(show: () => Promise<OrderAnswer>, refusal: PayPalError): Promise<Asked> {
  try {
    return withCapture(await show());
  } catch (unread) {
    if (unread instanceof PayPalError && unread.saysUnknown) return { refusal };
    throw unread;
  }
}

/** @throws {PayPalError} for an order that says nothing of a payment */
function withCapture(order: OrderAnswer): Asked {
  if (!captureOf(order)) throw new PayPalError(0, "NO_CAPTURE");
  return { order };
}
