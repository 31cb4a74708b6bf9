import type { DonationState } from "../donation";
import type { LedgerWords } from "../words";

/** What each state is called. */
export const STATE_WORDS: Record<DonationState, keyof LedgerWords> = {
  ordered: "stateOrdered",
  pending: "statePending",
  completed: "stateCompleted",
  declined: "stateDeclined",
  refunded: "stateRefunded",
  partlyRefunded: "statePartlyRefunded",
  reversed: "stateReversed",
  mismatched: "stateMismatched",
};
