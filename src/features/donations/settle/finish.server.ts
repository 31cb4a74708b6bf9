import { Problem } from "../../../core/api/problem";
import { type AllowanceLimit, countVisit } from "../../../core/api/visitor-allowance.server";
import type { Deps } from "../../../core/deps.server";
import type { Donation } from "../donation";
import { payPalAway, payPalOf, problemOf } from "../paypal/connect.server";
import { donationsProblems } from "../problems.server";
import { PAYABLE, STATES, type Told } from "../states";
import { donationStore } from "../store.server";
import { type Asked, takeMoney, withCapture } from "./capture.server";
import { isApproved } from "./follow.server";
import { endOrder, keep } from "./keep.server";

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
export async function finishOrder(deps: Deps, orderId: string, address: string): Promise<Donation> {
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
    if (error instanceof Problem && error.status === 503) await donations.promise(orderId, now);
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
  if (!refusal) return order && keep(deps, order, { isTold: true });
  const isEnd = refusal.isDecline || (order && isOwed && isApproved(known, order));
  if (isEnd) {
    const why = order?.status === "VOIDED" ? "voided" : "declined";
    await endOrder(deps, known, { why, word: refusal.issue, order, isTold: true });
  } else {
    await donationStore(deps.db).forgetReturn(orderId, now.toISOString());
  }
  throw problemOf(refusal, deps.log, known._id);
}

async function asked(deps: Deps, known: Donation, orderId: string, isOwed: boolean): Promise<Asked> {
  if (known.state !== "pending") return takeMoney(deps, known, orderId, isOwed);
  return withCapture(await payPalOf(deps).order(orderId));
}

const returned = () => new Problem(409, donationsProblems.paypalReturned);

/** What a program is told that asked for the money of a donation: 402 says that none was taken. */
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
