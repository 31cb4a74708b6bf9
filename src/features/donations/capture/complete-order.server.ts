import type { Deps } from "../../../platform/deps.server";
import { Problem } from "../../../platform/http/problem";
import { type AllowanceLimit, countVisit } from "../../../platform/http/visitor-allowance.server";
import { type Donation, type DonorNotice, PAYABLE, STATES } from "../donation";
import { payPalAway, problemOf } from "../paypal/account.server";
import { donationsProblems } from "../problems.server";
import { donationStore } from "../store.server";
import { settle } from "./settle.server";

/** PayPal requests about one order that one network may cause: a stranger's use up none of the donor's. */
const capturesOf = (orderId: string): AllowanceLimit => ({
  of: `capture:${orderId}`,
  atOnce: 20,
  regain: 5000,
  refusal: donationsProblems.tooManyCaptures,
});

/**
 * Takes the money of an order for the donor who came back from PayPal, and stores the outcome. May be called at
 * any time and any number of times: PayPal takes the money of an order once, and the change is made once. What PayPal
 * declined is tried again for the donor alone: they were told that nothing was taken, may have given in another way
 * since, and PayPal's order can be charged for hours.
 * @param address of the client: each network has its own limit
 * @throws {Problem} 404 for an order that is not ours, 402 when PayPal declines, 429 when it was called too often, 503
 *   when it is away or refuses us
 */
export async function completeOrder(deps: Deps, orderId: string, address: string): Promise<Donation> {
  const donations = donationStore(deps.db);
  const known = await donations.byOrder(orderId);
  if (!known) throw new Problem(404, donationsProblems.unknownDonation);
  if (!PAYABLE.includes(known.state)) return known;
  if (!(await mayAsk(deps, known, orderId, address))) return known;
  const now = new Date();
  const { outcome, error } = await settle(deps, known, { by: "donor", now });
  const left = (await donations.byOrder(orderId)) ?? known;
  // Another call at the same moment may have taken what this one did not.
  if (!error || !PAYABLE.includes(left.state)) return left;
  if (outcome === "expired") throw new Problem(402, donationsProblems.paypalExpired, { cause: error });
  const problem = problemOf(error, deps.log, known._id);
  // The donor who gets this is asked not to pay again, and promised an e-mail.
  if (problem.status === 503) await donations.addPendingNotice(orderId, now);
  throw problem;
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

const returned = () => new Problem(409, donationsProblems.paypalReturned);

/** The response to a capture call: 402 says that no money was taken. */
const REFUSALS: Record<Exclude<DonorNotice, "thanks">, () => Problem> = {
  away: payPalAway,
  pending: () => new Problem(409, donationsProblems.paypalPending),
  declined: () => new Problem(402, donationsProblems.paypalDeclined),
  mismatched: () => new Problem(409, donationsProblems.paypalMismatched),
  partlyReturned: returned,
  returned,
};

/** Why a donation is no success: something else than the amount ordered has arrived, or nothing. */
export function refusalOf({ state }: Donation): Problem | undefined {
  const { notice } = STATES[state];
  return notice === "thanks" ? undefined : REFUSALS[notice]();
}
