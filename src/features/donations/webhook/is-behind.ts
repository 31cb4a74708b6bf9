import type { Donation } from "../donation";
import {
  type CaptureAnswer,
  captureOf,
  centsIn,
  listsRefund,
  type OrderAnswer,
  refundedCentsOf,
} from "../paypal/answers";
import type { PayPalEvent } from "./event";

const UNAPPROVED: readonly OrderAnswer["status"][] = ["CREATED", "SAVED", "PAYER_ACTION_REQUIRED"];

/**
 * Whether PayPal's order does not show yet what an event tells of it. The order alone says how much was taken or went
 * back, so that the event has to come again. `known` is what we knew of the donation when the order was asked for.
 */
export function isBehind(event: PayPalEvent, order: OrderAnswer, known: Donation): boolean {
  const capture = captureOf(order);
  switch (event.event_type) {
    case "CHECKOUT.ORDER.APPROVED":
      return known.state === "ordered" && UNAPPROVED.includes(order.status);
    case "PAYMENT.CAPTURE.COMPLETED":
    case "PAYMENT.CAPTURE.DENIED":
      return capture?.status === "PENDING";
    case "PAYMENT.CAPTURE.REFUNDED":
      return capture?.status !== "REFUNDED" && !isListed(event, order, known);
    case "PAYMENT.CAPTURE.REVERSED":
      return !capture || (isOfPart(event, capture, order, known) && !isListed(event, order, known));
    default:
      return false;
  }
}

/** Whether the order lists the refund or reversal; where the event does not name it, whether it lists one more. */
function isListed(
  { resource: { id } }: PayPalEvent,
  order: OrderAnswer,
  { refundedCents }: Donation,
): boolean {
  if (id && id !== captureOf(order)?.id) return listsRefund(order, id);
  return refundedCentsOf(order) > refundedCents;
}

/** Whether the event says that the payer's bank took back less than was left. No order lists the whole rest. */
function isOfPart(
  { resource: { amount } }: PayPalEvent,
  capture: CaptureAnswer,
  order: OrderAnswer,
  { refundedCents }: Donation,
): boolean {
  if (amount?.currency_code !== capture.amount.currency_code) return false;
  const left = centsIn(capture.amount) - Math.max(refundedCents, refundedCentsOf(order));
  return centsIn(amount) < left;
}
