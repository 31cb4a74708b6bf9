import { Problem } from "../../../core/api/problem";
import type { DonationState } from "../donation";
import { payPalAway } from "../paypal/connect.server";

const returned = () => new Problem(409, "paypalReturned");

/** What to tell whoever asked for the money of a donation: 402 says that none was taken. */
const REFUSALS: Record<Exclude<DonationState, "completed">, () => Problem> = {
  ordered: payPalAway,
  pending: () => new Problem(409, "paypalPending"),
  declined: () => new Problem(402, "paypalDeclined"),
  mismatched: () => new Problem(409, "paypalMismatched"),
  partlyRefunded: returned,
  refunded: returned,
  reversed: returned,
};

/** Why a donation in this state is no success: something else than the amount ordered has arrived, or nothing. */
export function refusalOf(state: Exclude<DonationState, "completed">): Problem {
  return REFUSALS[state]();
}
