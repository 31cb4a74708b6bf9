import * as z from "zod";
import { Money } from "../paypal/answers";

/** What PayPal says of a dispute; what is odd of it is left out. */
const dispute = {
  dispute_id: z.string().min(1).max(100).optional().catch(undefined),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional().catch(undefined) }))
    .catch([]),
  /** In PayPal's word, as in `UNAUTHORISED`. */
  reason: z.string().max(100).optional().catch(undefined),
  dispute_amount: Money.optional().catch(undefined),
  /** Until when the charity can answer. */
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
      /** Of an order, in which our own id stands. */
      purchase_units: z.array(z.object({ custom_id: z.string().nullish() })).catch([]),
      /** Of a payment, a refund or a reversal. */
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
