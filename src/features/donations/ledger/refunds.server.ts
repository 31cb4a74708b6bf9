import { InvalidInput } from "../../../platform/http/input.server";
import { Problem } from "../../../platform/http/problem";
import { plainDay } from "../../../platform/locale/format";
import { fill, type Lang } from "../../../platform/locale/lang";
import { problemMessage } from "../../../platform/locale/words/problems";
import { hkd } from "../../../platform/money/money";
import { ARRIVED, type Donation, type Refund, stateOf } from "../donation";
import { type DonationsProblem, donationsProblems } from "../problems.server";

/** A refund as staff enter it. */
interface NewRefund {
  amount: number;
  refundedOn: string;
  version?: number | undefined;
}

/**
 * A donation of which staff paid something back, one version on.
 * @throws {Problem} 409 for a donation by PayPal, which is refunded there
 * @throws {InvalidInput} for more than is left of it, or a day before it was given
 */
export function refundedDonation(
  before: Donation,
  { amount, refundedOn, version }: NewRefund,
  lang: Lang,
): Donation {
  if (before.method === "paypal") throw new Problem(409, donationsProblems.paypalRefund);
  const left = before.amountCents - before.refundedCents;
  if (left === 0) throw invalid("amount", "nothingLeft", lang);
  if (amount > left) throw invalid("amount", "invalidRefund", lang, { left: hkd(left) });
  if (refundedOn < before.givenOn)
    throw invalid("refundedOn", "refundTooEarly", lang, { day: plainDay(before.givenOn, lang) });
  return withRefunds(before, [...before.refunds, { refundedOn, cents: amount }], version);
}

/**
 * A donation without a refund that was recorded by mistake, one version on.
 * @throws {Problem} 404 where there is none at that place
 */
export function withoutRefund(
  before: Donation,
  { refund, version }: { refund: number; version?: number | undefined },
): Donation {
  if (refund >= before.refunds.length) throw new Problem(404, donationsProblems.unknownRefund);
  return withRefunds(before, before.refunds.toSpliced(refund, 1), version);
}

function withRefunds(before: Donation, refunds: Refund[], version: number | undefined): Donation {
  const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...before,
    refunds,
    refundedCents,
    state: stateOf(before.amountCents, refundedCents),
    version: (version ?? before.version) + 1,
  };
}

/**
 * An edited donation in the state that follows from its amount and the refunds that staff entered.
 * @throws {InvalidInput} for an amount below what was paid back, or a day after the first refund
 */
export function withState(edited: Donation, lang: Lang): Donation {
  const { method, amountCents, refundedCents, givenOn, refunds } = edited;
  if (method === "paypal" || refunds.length === 0) return edited;
  if (amountCents < refundedCents)
    throw invalid("donation.amount", "lessThanRefunded", lang, { back: hkd(refundedCents) });
  const [first = givenOn] = refunds.map(({ refundedOn }) => refundedOn).sort();
  if (givenOn > first)
    throw invalid("donation.givenOn", "givenAfterRefund", lang, { day: plainDay(first, lang) });
  return { ...edited, state: stateOf(amountCents, refundedCents) };
}

/**
 * Returns whether staff may say what is left of a donation by PayPal: its orders show no reversal of all the money, nor
 * that a dispute was won, nor always a part that was taken back (`unlisted`).
 */
export function isCorrectable({ method, state }: Donation, unlisted: boolean): boolean {
  if (method !== "paypal") return false;
  return state === "reversed" || state === "partlyRefunded" || (unlisted && ARRIVED.includes(state));
}

/**
 * A donation by PayPal with what staff found to be left of it at PayPal, one version on.
 * @throws {InvalidInput} for more than it ever was
 */
export function correctedDonation(
  before: Donation,
  { left, version }: { left: number; version?: number | undefined },
  { lang, now }: { lang: Lang; now: Date },
): Donation {
  if (left > before.amountCents) throw invalid("left", "invalidLeft", lang);
  const refundedCents = before.amountCents - left;
  const isSame = refundedCents === before.refundedCents;
  return {
    ...before,
    refundedCents,
    correction: { cents: refundedCents, at: now.toISOString() },
    state: isSame ? before.state : stateOf(before.amountCents, refundedCents),
    version: (version ?? before.version) + 1,
  };
}

/** An error in one field of a form. */
export function invalid(
  path: string,
  problem: DonationsProblem,
  lang: Lang,
  facts: Record<string, string> = {},
): InvalidInput {
  return new InvalidInput([{ path, message: fill(problemMessage(lang, donationsProblems[problem]), facts) }]);
}
