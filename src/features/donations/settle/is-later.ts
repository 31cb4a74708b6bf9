import type { Donation, DonationState } from "../donation";

/**
 * How far a donation has come. PayPal's answers may reach us late and in any order, and say when they were made
 * nowhere that we could rely on; but a payment only goes this way: it is held or not, then taken or declined, and money
 * that was taken can only go back, in parts, as a whole, or by the payer's bank. What would lead back is old news.
 * Another amount than was ordered stands where the right one does: somebody has to compare it.
 */
const STEPS: Record<DonationState, number> = {
  ordered: 0,
  pending: 1,
  declined: 2,
  completed: 3,
  mismatched: 3,
  partlyRefunded: 4,
  refunded: 5,
  reversed: 6,
};

type Known = Pick<Donation, "state" | "refundedCents" | "paypalCaptureId" | "holdReason">;

/** Whether what PayPal says now of a donation comes after what we know of it. */
export function isLater(known: Known, now: Known): boolean {
  const saysWhy = now.state === "pending" && known.holdReason === "" && now.holdReason !== "";
  if (now.state === known.state) return saysWhy || now.refundedCents > known.refundedCents;
  const isAnotherTry = known.state === "declined" && now.paypalCaptureId !== known.paypalCaptureId;
  return isAnotherTry || STEPS[now.state] > STEPS[known.state];
}
