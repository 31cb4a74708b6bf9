import { type Donation, PAYABLE, STATES } from "../donation";
import { captureOf, type OrderAnswer, type PayPalError, payerKnown } from "../paypal/answers";
import type { KnownDonation } from "../store.server";
import type { Reversal } from "./change";

/** What is known of an order from PayPal. A refused capture makes earlier reads stale. */
export interface PayPalReport {
  /** The order as PayPal shows it. */
  order?: OrderAnswer;
  /** Why PayPal did not give the money. */
  refusal?: PayPalError;
  /** Why the order could not be read. */
  unread?: PayPalError;
  /** News of PayPal that the payer's bank took money back. */
  reversal?: Reversal | undefined;
}

/** Who caused the request to PayPal: the donor, who came back and waits for the answer, or a background job. */
export interface Query {
  by: "donor" | "program";
  now: Date;
}

/** A donation as stored. */
type Known = Pick<KnownDonation, "donation" | "isOwed">;

/**
 * What to do about an order, and the state that its donation comes to.
 *
 * | Outcome | What is done | State |
 * | --- | --- | --- |
 * | `look` | read the order, then decide anew | as it was |
 * | `capture` | record that it may have been paid, capture, then decide again | `ordered` |
 * | `record` | store what PayPal took, held, declined or refunded | by `STATE_OF_CAPTURE` |
 * | `declined`, `voided`, `expired` | end it: only its donor can cause another capture | `declined` |
 * | `release` | nobody has approved it yet: forget that its donor came back | `ordered` |
 * | `wait` | unknown: query again later | unchanged |
 * | `unsettled` | the same after a week: notify donor and staff once | `ordered` |
 * | `nothing` | there is nothing to do | as it was |
 */
export type Outcome = "look" | "capture" | "record" | Ended | "release" | "wait" | "unsettled" | "nothing";

/** How an order can end without a payment. */
export type Ended = "declined" | "voided" | "expired";

const ENDED: readonly Outcome[] = ["declined", "voided", "expired"] satisfies Ended[];
export const isEnded = (outcome: Outcome): outcome is Ended => ENDED.includes(outcome);

/** Returns whether nobody knows what became of an order. */
export const isUnknown = (outcome: Outcome): boolean => outcome === "wait" || outcome === "unsettled";

/** Decides what to do about an order by what PayPal has said of it so far. */
export function outcomeOf(known: Known, reported: PayPalReport, query: Query): Outcome {
  const { order, refusal, unread } = reported;
  const { state } = known.donation;
  if (order && captureOf(order)) return "record";
  if (!order && !refusal && !unread) return firstRequest(known, query);
  if (refusal && !order && !unread && needsQuery(refusal, known, query)) return "look";
  if (state !== "ordered") return unread && !unread.saysUnknown ? "wait" : "nothing";
  const outcome = refusal
    ? byRefusal({ ...reported, refusal }, known, query)
    : order
      ? byOrder(order, known, query)
      : byError(unread, known, query);
  return outcome === "wait" && query.by === "program" && isExpired(known.donation, query.now)
    ? "unsettled"
    : outcome;
}

/** The first request: a capture for a returning donor; a query for background jobs and held money. */
function firstRequest({ donation: { state } }: Known, { by }: Query): Outcome {
  if (by === "program" || STATES[state].money === "held") return "look";
  return PAYABLE.includes(state) ? "capture" : "nothing";
}

/**
 * Nothing is said to have been declined before the order was read: another call may have taken the money. That its payer
 * has not approved it needs no proof where nobody was promised word.
 */
function needsQuery(refusal: PayPalError, { isOwed }: Known, { by }: Query): boolean {
  const isSure = by === "program" || isOwed;
  return refusal.isDecline || refusal.saysTaken || (isSure ? refusal.isNotYet : refusal.saysUnknown);
}

/** PayPal did not give the money, and its order, where it was read, shows none. */
function byRefusal(
  { refusal, order, unread }: PayPalReport & { refusal: PayPalError },
  known: Known,
  query: Query,
): Outcome {
  const isDonors = query.by === "donor";
  if (refusal.saysUnknown)
    return isDonors && unread?.saysUnknown ? "expired" : byError(refusal, known, query);
  if (refusal.isNotYet && isDonors && !(order && known.isOwed && isApproved(known.donation, order)))
    return unread ? "wait" : "release";
  if (!refusal.isNotYet && !refusal.isDecline) return "wait";
  // That PayPal does not show the order says nothing against its own word that it declined.
  if (unread && !(refusal.isDecline && unread.status === 404)) return "wait";
  return order?.status === "VOIDED" ? "voided" : "declined";
}

/** Decides on an order without a payment, outside a capture. */
function byOrder(order: OrderAnswer, { donation }: Known, { by, now }: Query): Outcome {
  if (by === "donor") return "wait";
  switch (order.status) {
    case "VOIDED":
      return "voided";
    case "COMPLETED":
      return "wait";
    case "APPROVED":
      // Its donor was notified, or has given up waiting: nobody expects to be charged now.
      return isExpired(donation, now) ? "expired" : "capture";
    default:
      // One that somebody approved before has come to nothing; one that nobody has may still be.
      return isApproved(donation, order) ? "declined" : "release";
  }
}

/** PayPal shows paid orders for years: one that is unknown a week later was never paid. */
function byError(error: PayPalError | undefined, { donation }: Known, { by, now }: Query): Outcome {
  if (by === "donor" || !error?.saysUnknown) return "wait";
  // Nobody approved it in time.
  if (donation.returnedAt === null) return "nothing";
  return isExpired(donation, now) ? "expired" : "wait";
}

/** Milliseconds for which an order may still be paid: PayPal retains an approved one for a few days. */
export const ORDER_TTL = 7 * 24 * 60 * 60_000;

/** Returns whether PayPal has probably deleted an unpaid order. */
export function isExpired({ createdAt }: Donation, now: Date): boolean {
  return createdAt < new Date(now.getTime() - ORDER_TTL).toISOString();
}

/** Returns whether somebody has approved an order, now or earlier: PayPal names nobody before. */
function isApproved(known: Donation, order: OrderAnswer): boolean {
  if (order.status === "APPROVED" || order.status === "VOIDED") return true;
  const payer = payerKnown(known, order);
  return `${payer.firstName}${payer.lastName}${payer.email}` !== "";
}
