import { fullName } from "../../platform/locale/format";
import type { Lang, Localized } from "../../platform/locale/lang";
import { isMailAddress } from "../../platform/mail/mail-address";
import type { DonationState } from "./states";

/** The methods that staff enter by hand; PayPal's donations come by themselves. */
export const MANUAL_METHODS = ["bank", "cheque", "pps", "fps", "cash"] as const;

export const DONATION_METHODS = ["paypal", ...MANUAL_METHODS] as const;
export type DonationMethod = (typeof DONATION_METHODS)[number];

/** The names of the methods for staff. */
export const METHOD_NAMES: Record<DonationMethod, Localized> = {
  paypal: { eng: "PayPal", tra: "PayPal", sim: "PayPal" },
  bank: { eng: "Bank transfer", tra: "銀行轉賬", sim: "银行转账" },
  cheque: { eng: "Cheque", tra: "支票", sim: "支票" },
  pps: { eng: "PPS / AlipayHK / PayMe", tra: "繳費靈／AlipayHK／PayMe", sim: "缴费灵／AlipayHK／PayMe" },
  fps: { eng: "FPS", tra: "轉數快", sim: "转数快" },
  cash: { eng: "Cash", tra: "現金", sim: "现金" },
};

/** The same thing for each method. */
export function byMethod<T>(each: T): Record<DonationMethod, T> {
  return Object.fromEntries(DONATION_METHODS.map((method) => [method, each])) as Record<DonationMethod, T>;
}

/** A refund of a donation that staff entered by hand. */
export interface Refund {
  /** The day in Hong Kong on which it was paid, `YYYY-MM-DD`. */
  refundedOn: string;
  cents: number;
}

/** Staff's word for what had gone back of a donation by PayPal, where its order does not show it. */
export interface Correction {
  cents: number;
  /** When they gave it, ISO 8601, UTC: whatever went back by then is in `cents`. */
  at: string;
}

/** One gift of money. */
export interface Donation {
  _id: string;
  /** The number that people call it by, as `4821 7305`; no other donation has it. */
  reference: string;
  method: DonationMethod;
  state: DonationState;
  amountCents: number;
  /** The amount of it that was paid back; all of it once it is refunded or reversed. */
  refundedCents: number;
  /** The refunds that staff entered, in the order of their entry; those by PayPal are in `refundedCents` alone. */
  refunds: Refund[];
  /** Null where PayPal's order alone gives the refunds. */
  correction: Correction | null;
  /** True when the donor wants an official receipt. */
  receipt: boolean;
  /** The language of the page on which it was given. */
  lang: Lang;
  firstName: string;
  lastName: string;
  /** "" where it is not known. */
  email: string;
  note: string;
  /** The day in Hong Kong, `YYYY-MM-DD`. */
  givenOn: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  settledAt: string | null;
  /** When we first heard that the donor may have paid: they came back from PayPal, or PayPal sent an event. */
  returnedAt: string | null;
  paypalOrderId: string | null;
  paypalCaptureId: string | null;
  /** The amount that PayPal says it took, as in `HKD 200.00`. */
  paypalAmount: string | null;
  /** Cents that PayPal took as its fee when the money came; null where it does not say, and of what came by hand. */
  feeCents: number | null;
  /** Why PayPal holds or held the payment, in its word; "" where it said nothing. */
  holdReason: string;
  /** When staff deleted it; only what they entered by hand can be, and Undo brings it back. */
  deletedAt: string | null;
  /** Number of the privacy notice in force when it was ordered; null where none was recorded. */
  notice: number | null;
  version: number;
}

/** The donor details that a receipt lacks: PayPal may give none of a payer. */
export interface MissingDonor {
  name: boolean;
  email: boolean;
}

export function missingDonor({
  firstName,
  lastName,
  email,
}: Pick<Donation, "firstName" | "lastName" | "email">): MissingDonor {
  return { name: fullName({ firstName, lastName }) === "", email: !isMailAddress(email) };
}

/** A donation before its insertion, which adds the other fields. */
export type NewDonation = Omit<Donation, "_id" | "reference" | "version">;

/** The fields of a donation of which nothing has come or gone by PayPal. */
export const UNTOUCHED = {
  refundedCents: 0,
  refunds: [],
  correction: null,
  returnedAt: null,
  paypalOrderId: null,
  paypalCaptureId: null,
  paypalAmount: null,
  feeCents: null,
  holdReason: "",
  deletedAt: null,
  notice: null,
} satisfies Partial<NewDonation>;
