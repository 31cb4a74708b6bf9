import { type Donation, KEPT } from "../donation";

type Money = Pick<Donation, "method" | "state" | "amountCents" | "refundedCents" | "feeCents">;

/**
 * Cents of a donation that reached the charity's account and stayed there: less refunds and PayPal's
 * fee. Null where PayPal does not give its fee, or nothing is left.
 */
export function netCentsOf({ method, state, amountCents, refundedCents, feeCents }: Money): number | null {
  const fee = method === "paypal" ? feeCents : 0;
  return KEPT.includes(state) && fee !== null ? amountCents - refundedCents - fee : null;
}
