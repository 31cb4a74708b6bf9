import { InvalidInput } from "../../../core/api/input.server";
import { Problem } from "../../../core/api/problem";
import type { Lang } from "../../../core/locale/lang";
import { problemMessage } from "../../../core/locale/words/problems";
import type { Donation, DonationState } from "../donation";
import { tookOf } from "../paypal/took";

interface Acceptance {
  /** Cents of HKD; only counts where PayPal took another currency. */
  amount: number | undefined;
  version: number | undefined;
  /** Of what is said when it is missing. */
  lang: Lang;
  now: Date;
}

/**
 * A mismatched donation whose money staff accept as the gift, one version on: of what PayPal paid back before, less.
 * @throws {Problem} 409 when there is nothing to accept
 * @throws {InvalidInput} when PayPal took another currency and nobody says how many HKD that is
 */
export function acceptedDonation(before: Donation, { amount, version, lang, now }: Acceptance): Donation {
  if (before.state !== "mismatched") throw new Problem(409, "donationNotMismatched");
  const took = tookOf(before.paypalAmount);
  const amountCents = took.currency === "HKD" ? took.cents : amount;
  if (amountCents === undefined) {
    throw new InvalidInput([{ path: "amount", message: problemMessage(lang, "invalidLedgerAmount") }]);
  }
  // Until now, what went back is told in the currency that PayPal took.
  const back = took.cents > 0 ? Math.round((before.refundedCents * amountCents) / took.cents) : 0;
  const refundedCents = Math.min(amountCents, back);
  return {
    ...before,
    state: stateOf(amountCents, refundedCents),
    amountCents,
    refundedCents,
    settledAt: now.toISOString(),
    version: (version ?? before.version) + 1,
  };
}

function stateOf(amountCents: number, refundedCents: number): DonationState {
  if (refundedCents === 0) return "completed";
  return refundedCents < amountCents ? "partlyRefunded" : "refunded";
}
