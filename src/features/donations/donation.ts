import { fullName } from "../../platform/locale/format";
import type { Lang, Localized } from "../../platform/locale/lang";
import { isMailAddress } from "../../platform/mail/mail-address";
import type { CaptureAnswer } from "./paypal/answers";

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

/**
 * The state of a donation's money: `awaited`, nobody has paid yet; `held` by PayPal; `refused`, PayPal took nothing;
 * `kept`, it was received and not refunded in full; `unclear`, another amount came, so that staff must look; `gone`, it
 * came and went back.
 */
type Money = "awaited" | "held" | "refused" | "kept" | "unclear" | "gone";

/** What the page after PayPal tells the donor. */
export type DonorNotice =
  | "thanks"
  | "away"
  | "pending"
  | "declined"
  | "mismatched"
  | "partlyReturned"
  | "returned";

/** The signs of the chips that say a state; each is an icon of the same name. */
export type StateIcon =
  | "CircleCheck"
  | "CircleDashed"
  | "CircleX"
  | "Hourglass"
  | "RotateCcw"
  | "TriangleAlert"
  | "Undo"
  | "Undo2";

interface StateFacts {
  money: Money;
  /**
   * The step that a payment has reached. PayPal's answers may reach us late and in any order, and say when they were
   * made nowhere that we could rely on; but a payment only goes this way: it is held or not, then taken or declined,
   * and money that was taken can only go back, in parts, as a whole, or by the payer's bank. What would lead back is
   * old news. Another amount than was ordered ranks as the right one does: somebody has to compare it.
   */
  step: number;
  notice: DonorNotice;
  /** The e-mail to the donor when the money arrives or the payment fails; null for none. */
  letter: "thanks" | "declined" | "mismatched" | "returned" | null;
  /** The name on staff's screens. */
  name: Localized;
  icon: StateIcon;
}

/**
 * Every state of a donation, and all that follows from it. `declined` is captured again only when the donor
 * comes back from there once more. The database has a list of the names too: a new one needs a migration.
 */
const table = {
  ordered: {
    money: "awaited",
    step: 0,
    notice: "away",
    letter: null,
    name: { eng: "Ordered, not paid", tra: "未付款", sim: "未付款" },
    icon: "CircleDashed",
  },
  pending: {
    money: "held",
    step: 1,
    notice: "pending",
    letter: null,
    name: { eng: "Held by PayPal", tra: "PayPal 處理中", sim: "PayPal 处理中" },
    icon: "Hourglass",
  },
  completed: {
    money: "kept",
    step: 3,
    notice: "thanks",
    letter: "thanks",
    name: { eng: "Completed", tra: "已完成", sim: "已完成" },
    icon: "CircleCheck",
  },
  declined: {
    money: "refused",
    step: 2,
    notice: "declined",
    letter: "declined",
    name: { eng: "Declined", tra: "被拒", sim: "被拒" },
    icon: "CircleX",
  },
  refunded: {
    money: "gone",
    step: 5,
    notice: "returned",
    letter: "returned",
    name: { eng: "Refunded", tra: "已退款", sim: "已退款" },
    icon: "Undo2",
  },
  partlyRefunded: {
    money: "kept",
    step: 4,
    notice: "partlyReturned",
    letter: "thanks",
    name: { eng: "Refunded in part", tra: "部分退款", sim: "部分退款" },
    icon: "Undo",
  },
  reversed: {
    money: "gone",
    step: 6,
    notice: "returned",
    letter: "returned",
    name: { eng: "Reversed by the bank", tra: "被銀行撤回", sim: "被银行撤回" },
    icon: "RotateCcw",
  },
  mismatched: {
    money: "unclear",
    step: 3,
    notice: "mismatched",
    letter: "mismatched",
    name: { eng: "Amount differs from the order", tra: "與訂單金額不符", sim: "与订单金额不符" },
    icon: "TriangleAlert",
  },
} satisfies Record<string, StateFacts>;

export type DonationState = keyof typeof table;

/** The facts that follow from each state. */
export const STATES: Record<DonationState, StateFacts> = table;

export const DONATION_STATES = Object.keys(table) as DonationState[];

const whoseMoneyIs = (...money: Money[]): readonly DonationState[] =>
  DONATION_STATES.filter((state) => money.includes(STATES[state].money));

/** Nobody has paid: not in the ledger before the donor has come back from PayPal. */
export const UNPAID = whoseMoneyIs("awaited");
/** Not known yet: PayPal is queried again, and the waiting donor is asked to come back later. */
export const UNSETTLED = whoseMoneyIs("awaited", "held");
/** States without a known payment. */
export const UNTAKEN = whoseMoneyIs("awaited", "refused");
/** The donor may still bring PayPal to take the money. */
export const PAYABLE = whoseMoneyIs("awaited", "held", "refused");
/** Money has stayed: what sums count, thanks are given for, and receipts are about. */
export const KEPT = whoseMoneyIs("kept");
/** The money that was ordered has come, though it may have gone back since. */
export const ARRIVED = whoseMoneyIs("kept", "gone");
/** The money is there and may go back. */
export const THERE = whoseMoneyIs("kept", "unclear");

/** The state for PayPal's payment status, where the amount is that of the order. */
export const STATE_OF_CAPTURE: Record<CaptureAnswer["status"], DonationState> = {
  COMPLETED: "completed",
  PENDING: "pending",
  DECLINED: "declined",
  FAILED: "declined",
  REFUNDED: "refunded",
  PARTIALLY_REFUNDED: "partlyRefunded",
};

/** The state of a donation that has arrived, by how much of it went back. */
export function stateOf(amountCents: number, refundedCents: number): DonationState {
  if (refundedCents === 0) return "completed";
  return refundedCents < amountCents ? "partlyRefunded" : "refunded";
}

type Amounts = Pick<Donation, "method" | "state" | "amountCents" | "refundedCents" | "feeCents">;

/**
 * Cents of a donation that reached the charity's account and stayed there: less refunds and PayPal's
 * fee. Null where PayPal does not give its fee, or nothing is left.
 */
export function netCentsOf({ method, state, amountCents, refundedCents, feeCents }: Amounts): number | null {
  const fee = method === "paypal" ? feeCents : 0;
  return KEPT.includes(state) && fee !== null ? amountCents - refundedCents - fee : null;
}

/** Cents between which an amount is taken, both included. */
export interface AmountLimits {
  least: number;
  most: number;
}

/** The amounts that can be given online at once. */
export const ONLINE_LIMITS: AmountLimits = { least: 100, most: 100_000_000 };

/** The amounts that staff can enter as one donation. */
export const LEDGER_LIMITS: AmountLimits = { least: 1, most: 1_000_000_000 };

/** An amount that the page offers, in HKD, and what it pays for; `""` where nothing is said of it. */
export interface Preset {
  amount: number;
  use: string;
}

/** The most amounts that the page offers: for each the sheet of the form has a label on its button. */
export const MOST_PRESETS = 12;

/** Commas between thousands, and nowhere else: `500,00` is no fifty thousand. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const WRITTEN = /^\d{1,9}(\.\d{1,2})?$/;

/**
 * Cents of an amount as people write it: `200`, `200.5`, `1,000.00`, `HK$ 500`, full-width digits of a
 * Chinese keyboard too. Undefined when it is no amount within the limits (unless others are given, those of
 * what can be given online) with at most two decimals.
 */
export function centsOf(text: string, { least, most } = ONLINE_LIMITS): number | undefined {
  const typed = text
    .normalize("NFKC")
    .replace(/^\s*(hk)?\$?/i, "")
    .replaceAll(/\s/g, "");
  const plain = GROUPED.test(typed) ? typed.replaceAll(",", "") : typed;
  if (!WRITTEN.test(plain)) return undefined;
  const [dollars = "", decimals = ""] = plain.split(".");
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, "0"));
  return cents >= least && cents <= most ? cents : undefined;
}

/** Hong Kong dollars in words, before or after the number. */
const DOLLARS = /^(?:hkd|hk\$?|\$|港幣|港币|港元)+|(?:hkd|港幣|港币|港元|元|圓|圆|蚊)[正整]?$/gi;

/**
 * An amount that a person typed, without what says only that it is Hong Kong dollars: `港幣500元`, `HKD 500`. What is
 * said of another currency stays, so that it is refused.
 */
export function typedAmount(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/g, "").replaceAll(DOLLARS, "");
}

/** Cents as PayPal takes and gives HKD: `200.00`. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** The amount that PayPal took, from what is stored of it: `HKD 200.00`. */
export function tookOf(paypalAmount: string | null): { currency: string; cents: number } {
  const [currency = "", value = ""] = (paypalAmount ?? "").split(" ");
  return { currency, cents: Math.round(Number(value) * 100) };
}

/** The choice of an amount that the page does not offer. */
export const OTHER = "other";

/** A choice as an address may have it: an amount in whole dollars, which the page may offer, or another one. */
export const CHOICE = /^(?:other|[1-9]\d{0,6})$/;

/** The part of an address by which the form shows again what a donor chose. */
export function choiceQuery(amountCents: number, receipt: boolean): string {
  // Which amounts are offered, the page knows; another one is shown as typed.
  const isWhole = amountCents % 100 === 0;
  const amount = isWhole ? shortAmount(amountCents) : `${OTHER}&other=${decimalOf(amountCents)}`;
  return `&choice=${amount}${receipt ? "&receipt=yes" : ""}`;
}

/** The choice that an address carries, by the names of the form's controls. */
export function readChoice(query: URLSearchParams): Record<string, string> {
  const [choice, other, receipt] = [query.get("choice"), query.get("other"), query.get("receipt")];
  return {
    ...(choice !== null && CHOICE.test(choice) && { choice }),
    ...(other !== null && centsOf(other) !== undefined && { amount: other }),
    ...(receipt === "yes" && { receipt }),
  };
}

/** The amount of an address for the FPS code, in cents; undefined lets the payer choose. */
export function readFpsAmount(query: URLSearchParams): number | undefined {
  return centsOf(typedAmount(query.get("amount") ?? ""));
}

/** Cents as an address and a code say them: `500`, `88.50`. */
export const shortAmount = (cents: number): string => decimalOf(cents).replace(/\.00$/, "");
