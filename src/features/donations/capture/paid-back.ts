import { type Donation, STATES } from "../donation";
import {
  type CaptureAnswer,
  captureOf,
  centsIn,
  type OrderAnswer,
  refundedCentsOf,
  returnedCentsOf,
} from "../paypal/answers";

/** The part of a donation by which what went back of it is counted. */
type Known = Pick<Donation, "state" | "amountCents" | "correction">;

/**
 * Cents of a donation that have gone back, as PayPal's order shows them now. Where staff have set right what it does
 * not show, theirs is the word for all that went back until then, whatever it lists of it and whenever: it tells only
 * of what went back since.
 */
export function paidBackOf(order: OrderAnswer, known: Known): number {
  const capture = captureOf(order);
  if (!capture) return 0;
  if (STATES[known.state].money === "unclear") return refundedCentsOf(order);
  const { cents = 0, at } = known.correction ?? {};
  return Math.min(known.amountCents, cents + ofGift(returnedCentsOf(order, at), capture, known));
}

/**
 * Cents of PayPal's payment as cents of the donation, of which it is another number where staff accepted another
 * currency. While it is to be compared, what came is counted as it came.
 */
export function ofGift(cents: number, { amount }: CaptureAnswer, { state, amountCents }: Known): number {
  const came = centsIn(amount);
  const isAsCame = STATES[state].money === "unclear" || came === 0;
  return isAsCame ? cents : Math.round((cents * amountCents) / came);
}
