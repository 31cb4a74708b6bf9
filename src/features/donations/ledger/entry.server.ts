import type * as z from "zod";
import { Problem } from "../../../core/api/problem";
import type { Donation, NewDonation } from "../donation";
import type { DonationEdit, DonationInput } from "./input";

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
  if (isPayPals) throw new Problem(409, "paypalDonationStays");
  return {
    ...before,
    ...money,
    ...{ firstName, lastName, email, receipt, note },
    lang: edit.lang ?? before.lang,
    version: (edit.version ?? before.version) + 1,
  };
}
