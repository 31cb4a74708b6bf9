/** What somebody can do about a payment that PayPal holds. */
export type Hold = "heldAccept" | "heldVerify" | "heldWait";

/** PayPal's reasons after which the charity has to act; after any other it waits. */
const ACTS: Record<string, Hold> = {
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: "heldAccept",
  INTERNATIONAL_WITHDRAWAL: "heldAccept",
  UNILATERAL: "heldVerify",
  VERIFICATION_REQUIRED: "heldVerify",
};

/** What a reason of PayPal's comes to. */
export const holdOf = (reason: string): Hold => ACTS[reason] ?? "heldWait";
