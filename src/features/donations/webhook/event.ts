import * as z from "zod";
import { ofGift, paidBackOf } from "../capture/change";
import type { Donation } from "../donation";
import {
  type CaptureAnswer,
  captureOf,
  centsIn,
  listsRefund,
  Money,
  type OrderAnswer,
} from "../paypal/answers";

/** The fields of PayPal's dispute that we read; invalid ones are left out. */
const dispute = {
  dispute_id: z.string().min(1).max(100).optional().catch(undefined),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional().catch(undefined) }))
    .catch([]),
  /** PayPal's reason, as in `UNAUTHORISED`. */
  reason: z.string().max(100).optional().catch(undefined),
  dispute_amount: Money.optional().catch(undefined),
  /** Its status, as in `WAITING_FOR_SELLER_RESPONSE`. */
  status: z.string().max(100).optional().catch(undefined),
  dispute_outcome: z
    .object({ outcome_code: z.string().max(100).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  /** The deadline for the charity's answer. */
  seller_response_due_date: z.iso.datetime({ offset: true }).optional().catch(undefined),
  update_time: z.iso.datetime({ offset: true }).optional().catch(undefined),
};

const Link = z.object({ href: z.string(), rel: z.string() });

/** A webhook's body, as far as it says what happened to which payment. */
export const PayPalEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z
    .object({
      id: z.string().nullish(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
        .nullish(),
      custom_id: z.string().nullish(),
      /** Of an order, with our own id. */
      purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).catch([]),
      /** Present for a payment, a refund or a reversal. */
      amount: Money.optional().catch(undefined),
      links: z.array(Link).catch([]),
      ...dispute,
    })
    .default({ purchase_units: [], links: [], disputed_transactions: [] }),
});
export type PayPalEvent = z.infer<typeof PayPalEvent>;

/** PayPal's id of the order that an event is about, where it names it. */
export function orderIdOf({ event_type, resource }: PayPalEvent): string | undefined {
  if (event_type.startsWith("CHECKOUT.ORDER.")) return resource.id ?? undefined;
  return resource.supplementary_data?.related_ids?.order_id || undefined;
}

/** Our id of the donation, where an event names it. */
export function donationIdOf({ resource }: PayPalEvent): string | undefined {
  return (resource.custom_id ?? resource.purchase_units[0]?.custom_id) || undefined;
}

/** PayPal's id of the capture that the payment of an event is, or is a refund of. */
export function captureIdOf({ resource: { id, links } }: PayPalEvent): string | undefined {
  const above = links.find(({ rel }) => rel === "up")?.href;
  return /\/captures\/(\w+)$/.exec(above ?? "")?.[1] ?? id ?? undefined;
}

const UNAPPROVED: readonly OrderAnswer["status"][] = ["CREATED", "SAVED", "PAYER_ACTION_REQUIRED"];

/**
 * Returns whether PayPal's order does not show an event yet. The order alone says how much was taken
 * or went back, so that the event has to be resent. `known` is what we knew of the donation when the order was fetched
 * for.
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

/**
 * Returns whether the order lists the refund or reversal; where the event does not name it, whether it lists one more.
 */
function isListed({ resource: { id } }: PayPalEvent, order: OrderAnswer, known: Donation): boolean {
  if (id && id !== captureOf(order)?.id) return listsRefund(order, id);
  return paidBackOf(order, known) > known.refundedCents;
}

/**
 * Returns whether the event says that the payer's bank took back less than was left. No order lists the whole rest.
 */
function isOfPart(
  { resource: { amount } }: PayPalEvent,
  capture: CaptureAnswer,
  order: OrderAnswer,
  known: Donation,
): boolean {
  if (amount?.currency_code !== capture.amount.currency_code) return false;
  const cents = (some: CaptureAnswer["amount"]) => ofGift(centsIn(some), capture, known);
  return cents(amount) < cents(capture.amount) - Math.max(known.refundedCents, paidBackOf(order, known));
}
