import { hongKongDay } from "../../../platform/locale/format";
import {
  ARRIVED,
  type Donation,
  type DonationState,
  decimalOf,
  STATE_OF_CAPTURE,
  STATES,
  stateOf,
} from "../donation";
import {
  amountText,
  type CaptureAnswer,
  captureOf,
  centsIn,
  listsRefund,
  type OrderAnswer,
  payerKnown,
  refundedCentsOf,
  returnedCentsOf,
} from "../paypal/answers";

/** Milliseconds between PayPal's times of a payment beyond which it was held in between. */
const HELD = 10 * 60_000;

/** News of PayPal that the payer's bank took money back. */
export interface Reversal {
  /** PayPal's id of it, by which an order may list it among the refunds. */
  id: string | undefined;
}

/** A donation whose state has just changed. */
export interface AppliedOrder {
  donation: Donation;
  before: DonationState;
  /** True when this is the first that was heard of its money having come. */
  isArrival: boolean;
}

/**
 * The donation as PayPal's order makes it, one version on; undefined where the order shows nothing that comes after what
 * is known. Answers and events may come at once, late, twice and in any order: the order as it is now decides.
 * @param reversal what PayPal says that the payer's bank took back; of all the money no order shows it
 */
export function changedBy(
  before: Donation,
  order: OrderAnswer,
  { reversal, now }: { reversal?: Reversal | undefined; now: Date },
): AppliedOrder | undefined {
  const capture = captureOf(order);
  if (!capture) return undefined;
  const isWhole = reversal !== undefined && !isOfPart(reversal, before, order);
  const money = isWhole
    ? { state: "reversed" as const, refundedCents: before.amountCents }
    : moneyOf(before, capture, order);
  const donation = { ...appliedTo(before, order, capture, { state: money.state, now }), ...money };
  if (!isLater(before, donation)) return undefined;
  return { donation, before: before.state, isArrival: isArrival(before, donation.state) };
}

/** The money of a donation. One of a wrong amount stays to be compared even after a partial refund. */
function moneyOf(
  before: Donation,
  { status, amount }: CaptureAnswer,
  order: OrderAnswer,
): Pick<Donation, "state" | "refundedCents"> {
  const { amountCents, settledAt } = before;
  const asOrdered = amount.currency_code === "HKD" && amount.value === decimalOf(amountCents);
  const isThere = status === "COMPLETED" || status === "PARTIALLY_REFUNDED";
  // What has arrived was compared: staff may have accepted what came.
  if (isThere && !asOrdered && settledAt === null)
    return { state: "mismatched", refundedCents: refundedCentsOf(order) };
  const state = STATE_OF_CAPTURE[status];
  if (!ARRIVED.includes(state)) return { state, refundedCents: 0 };
  const refundedCents = paidBackOf(order, { ...before, state });
  return { state: stateOf(amountCents, refundedCents), refundedCents };
}

/**
 * Returns whether an order lists a reversal among its refunds, so that it says how much was taken back: by PayPal's id of
 * it, or, where the event names none, as more than we know of. After a refund in part, which we may not have heard of,
 * the reversal of the rest is listed nowhere.
 */
function isOfPart({ id }: Reversal, before: Donation, order: OrderAnswer): boolean {
  const capture = captureOf(order);
  if (capture?.status !== "PARTIALLY_REFUNDED") return false;
  if (id !== undefined && id !== capture.id) return listsRefund(order, id);
  return paidBackOf(order, before) > before.refundedCents;
}

function isArrival({ settledAt }: Donation, state: DonationState): boolean {
  return settledAt === null && ARRIVED.includes(state);
}

function appliedTo(
  before: Donation,
  order: OrderAnswer,
  capture: CaptureAnswer,
  { state, now }: { state: DonationState; now: Date },
): Donation {
  const arrival = isArrival(before, state) && {
    givenOn: givenOn(before, capture, now),
    settledAt: now.toISOString(),
  };
  return {
    ...before,
    // Later on, staff may have put right what PayPal says of the donor.
    ...(before.paypalCaptureId === null && payerKnown(before, order)),
    ...arrival,
    // Its day is known, though nobody has said yet that it is the gift.
    ...(STATES[state].money === "unclear" && { givenOn: givenOn(before, capture, now) }),
    state,
    returnedAt: before.returnedAt ?? now.toISOString(),
    paypalOrderId: order.id,
    paypalCaptureId: capture.id,
    paypalAmount: amountText(capture.amount),
    feeCents: feeIn(capture) ?? before.feeCents,
    holdReason: (STATES[state].money === "held" && capture.status_details?.reason) || before.holdReason,
    version: before.version + 1,
  };
}

/**
 * The day in Hong Kong on which the money came: we may hear of it days later, in another year of assessment even.
 * PayPal's capture is older than that where the payment was held first. Then it says when it was last changed, which
 * is when it came unless some of it went back since.
 */
function givenOn(before: Donation, { status, create_time, update_time }: CaptureAnswer, now: Date): string {
  const taken = new Date(create_time ?? now);
  const changed = new Date(update_time ?? taken);
  const wasHeld = status === "COMPLETED" && changed.getTime() - taken.getTime() > HELD;
  const came = wasHeld ? changed : STATES[before.state].money === "held" ? now : taken;
  return hongKongDay(came < now ? came : now);
}

/** Cents that PayPal took as its fee, where that were Hong Kong dollars. */
function feeIn({ seller_receivable_breakdown }: CaptureAnswer): number | undefined {
  const fee = seller_receivable_breakdown?.paypal_fee;
  return fee?.currency_code === "HKD" ? centsIn(fee) : undefined;
}

type Known = Pick<Donation, "state" | "refundedCents" | "paypalCaptureId" | "holdReason">;

/** Returns whether what PayPal says now of a donation comes after what we know of it. */
function isLater(known: Known, now: Known): boolean {
  const saysWhy = STATES[now.state].money === "held" && known.holdReason === "" && now.holdReason !== "";
  if (now.state === known.state) return saysWhy || now.refundedCents > known.refundedCents;
  const isAnotherTry = known.state === "declined" && now.paypalCaptureId !== known.paypalCaptureId;
  return isAnotherTry || STATES[now.state].step > STATES[known.state].step;
}

/** The part of a donation by which what went back of it is counted. */
type KnownMoney = Pick<Donation, "state" | "amountCents" | "correction">;

/**
 * Cents of a donation that have gone back, as PayPal's order shows them now. Where staff have set right what it does
 * not show, theirs is the word for all that went back until then, whatever it lists of it and whenever: it tells only
 * of what went back since.
 */
export function paidBackOf(order: OrderAnswer, known: KnownMoney): number {
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
export function ofGift(cents: number, { amount }: CaptureAnswer, { state, amountCents }: KnownMoney): number {
  const came = centsIn(amount);
  const isAsCame = STATES[state].money === "unclear" || came === 0;
  return isAsCame ? cents : Math.round((cents * amountCents) / came);
}
