import { expect } from "vitest";
import type { DonationSite } from "./donation-site";

/** Has PayPal take, or hold, the money of an order without our knowing: the answer is lost on its way. */
export async function loseAnswer(
  { paypal, capture }: DonationSite,
  orderId: string,
  outcome: "pay" | "pending" = "pay",
): Promise<void> {
  await paypal.approve(orderId, outcome);
  await paypal.fault({ call: "capture", how: "drop", times: 1 });
  expect((await capture(orderId)).status).toBe(503);
}
