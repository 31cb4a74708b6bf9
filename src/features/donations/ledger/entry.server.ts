import type * as z from "zod";
import { InvalidInput } from "../../../core/api/input.server";
import { Problem } from "../../../core/api/problem";
import type { Lang } from "../../../core/locale/lang";
import { problemMessage } from "../../../core/locale/words/problems";
import { tookOf } from "../amount";
import type { Donation, NewDonation } from "../donation";
import { donationsProblems } from "../problems.server";
import { type DonationState, STATES } from "../states";
import type { DonationEdit, DonationInput } from "./contract";

/** A donation as staff entered it: the money has arrived. */
export function enteredDonation(
  { amount, ...entered }: z.output<typeof DonationInput>,
  now: Date,
): NewDonation {
  return {
    ...entered,
    state: "completed",
    amountCents: amount,
    refundedCents: 0,
    createdAt: now.toISOString(),
    settledAt: now.toISOString(),
    returnedAt: null,
    paypalOrderId: null,
    paypalCaptureId: null,
    paypalAmount: null,
    holdReason: "",
    deletedAt: null,
  };
}

/**
 * A donation after an edit, one version on.
 * @throws {Problem} 409 when the edit would change the method, amount or day of a donation by PayPal.
 */
export function editedDonation(before: Donation, edit: z.output<typeof DonationEdit>): Donation {
  const { firstName, lastName, email, receipt, note } = edit;
  const money = {
    method: edit.method ?? before.method,
    amountCents: edit.amount ?? before.amountCents,
    givenOn: edit.givenOn ?? before.givenOn,
  };
  const isPayPals =
    before.method === "paypal" &&
    (money.method !== before.method ||
      money.amountCents !== before.amountCents ||
      money.givenOn !== before.givenOn);
  if (isPayPals) throw new Problem(409, donationsProblems.paypalDonationStays);
  return {
    ...before,
    ...money,
    ...{ firstName, lastName, email, receipt, note },
    lang: edit.lang ?? before.lang,
    version: (edit.version ?? before.version) + 1,
  };
}

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
  if (STATES[before.state].money !== "unclear")
    throw new Problem(409, donationsProblems.donationNotMismatched);
  const took = tookOf(before.paypalAmount);
  const amountCents = took.currency === "HKD" ? took.cents : amount;
  if (amountCents === undefined) {
    throw new InvalidInput([
      { path: "amount", message: problemMessage(lang, donationsProblems.invalidLedgerAmount) },
    ]);
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
