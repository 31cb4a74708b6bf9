import type { Donation } from "../donation";
import { KEPT } from "../states";

type Money = Pick<Donation, "method" | "state" | "amountCents" | "refundedCents" | "feeCents">;

/**
 * Cents of a donation that reached the charity's account and stayed there: less what was paid back and what PayPal
 * kept. Null where PayPal does not say what it kept, or nothing stayed.
 */
export function netCentsOf({ method, state, amountCents, refundedCents, feeCents }: Money): number | null {
  const fee = method === "paypal" ? feeCents : 0;
  return KEPT.includes(state) && fee !== null ? amountCents - refundedCents - fee : null;
}
