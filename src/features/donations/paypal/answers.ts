import * as z from "zod";
import { onOneLine } from "../../../platform/shapes";

/**
 * The parts that we need of PayPal's answers (Orders v2). Their own description requires almost nothing, so what is
 * missing here is found when it comes in, not when it is used. Only what decides about money is required: an answer
 * that says anything odd besides is no reason to leave a payment unrecorded.
 */
export const Money = z.object({ currency_code: z.string(), value: z.string() });

/** Cents of an amount as PayPal writes it. */
export const centsIn = ({ value }: z.infer<typeof Money>): number => Math.round(Number(value) * 100);

/** An amount for people and for the ledger: `HKD 200.00`. */
export const amountText = ({ currency_code, value }: z.infer<typeof Money>): string =>
  `${currency_code} ${value}`;

export const CaptureAnswer = z.object({
  id: z.string().min(1),
  status: z.enum(["COMPLETED", "PENDING", "DECLINED", "FAILED", "REFUNDED", "PARTIALLY_REFUNDED"]),
  amount: Money,
  /** Why it is held, in PayPal's word: `PENDING_REVIEW`. */
  status_details: z
    .object({ reason: z.string().max(100).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  /** What of it PayPal retains, once it is there. */
  seller_receivable_breakdown: z
    .object({ paypal_fee: Money.optional().catch(undefined) })
    .optional()
    .catch(undefined),
  /** When the money was taken, or was first held; ISO 8601. */
  create_time: z.iso.datetime({ offset: true }).optional().catch(undefined),
  /** When it was last changed: by what became of a held payment, or by a refund. */
  update_time: z.iso.datetime({ offset: true }).optional().catch(undefined),
});
export type CaptureAnswer = z.infer<typeof CaptureAnswer>;

const RefundAnswer = z.object({
  id: z.string().optional().catch(undefined),
  status: z.enum(["CANCELLED", "FAILED", "PENDING", "COMPLETED"]).optional(),
  amount: Money.optional(),
  create_time: z.iso.datetime({ offset: true }).optional().catch(undefined),
});

/** Words about a person, on one line without control characters; "" where PayPal says none. */
const aboutPayer = z.string().catch("").transform(onOneLine);

const Payer = z
  .object({
    name: z.object({ given_name: aboutPayer, surname: aboutPayer }).optional().catch(undefined),
    email_address: aboutPayer,
  })
  .optional()
  .catch(undefined);

export const OrderAnswer = z.object({
  id: z.string().min(1),
  status: z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).catch([]),
  payer: Payer,
  payment_source: z.object({ paypal: Payer }).optional().catch(undefined),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional().catch(undefined),
        payments: z
          .object({
            captures: z.array(CaptureAnswer).default([]),
            refunds: z.array(RefundAnswer).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const ErrorAnswer = z.object({
  name: z.string().min(1),
  debug_id: z.string().optional().catch(undefined),
  details: z.array(z.object({ issue: z.string().optional() })).catch([]),
});

export const VerifyAnswer = z.object({ verification_status: z.string() });

/** The PayPal page where the donor approves; undefined when the order needs no approval. */
export function approvePage({ links }: OrderAnswer): string | undefined {
  return links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
}

/** The capture that decides about an order, once there is one; others before it may have been declined. */
export function captureOf({ purchase_units }: OrderAnswer): CaptureAnswer | undefined {
  const captures = purchase_units[0]?.payments?.captures ?? [];
  return captures.find(({ status }) => status !== "DECLINED" && status !== "FAILED") ?? captures.at(-1);
}

const refundsOf = ({ purchase_units }: OrderAnswer) => purchase_units[0]?.payments?.refunds ?? [];

/**
 * Cents of an order that PayPal has paid back, or is paying back.
 * @param since after which alone what goes back counts, ISO 8601; what says no time of its own counts in any case
 */
export function refundedCentsOf(order: OrderAnswer, since?: string): number {
  const counted = refundsOf(order).filter(
    ({ status, create_time }) => status !== "CANCELLED" && status !== "FAILED" && isAfter(create_time, since),
  );
  return counted.reduce((sum, { amount }) => sum + (amount ? centsIn(amount) : 0), 0);
}

function isAfter(time: string | undefined, since: string | undefined): boolean {
  return time === undefined || since === undefined || new Date(time) > new Date(since);
}

/**
 * Cents of the payment of an order that have gone back, as it shows them; `since` as above. A payment that is disputed
 * may be called refunded in part without a refund, and one that was refunded without listing any.
 */
export function returnedCentsOf(order: OrderAnswer, since?: string): number {
  const capture = captureOf(order);
  if (capture?.status === "PARTIALLY_REFUNDED") return refundedCentsOf(order, since);
  if (capture?.status !== "REFUNDED") return 0;
  const isListed = since !== undefined && refundsOf(order).length > 0;
  if (isListed) return refundedCentsOf(order, since);
  return isAfter(capture.update_time, since) ? centsIn(capture.amount) : 0;
}

/** Returns whether an order lists the refund with PayPal's id of it. */
export function listsRefund(order: OrderAnswer, refundId: string | undefined): boolean {
  return refundsOf(order).some(({ id }) => id !== undefined && id === refundId);
}

interface PayerWords {
  firstName: string;
  lastName: string;
  email: string;
}

/** The payer, as PayPal names them after approval; blank where it gives nothing. */
export function payerOf({ payment_source, payer }: OrderAnswer): PayerWords {
  const source = payment_source?.paypal;
  const name = source?.name ?? payer?.name;
  return {
    firstName: name?.given_name ?? "",
    lastName: name?.surname ?? "",
    email: source?.email_address || payer?.email_address || "",
  };
}

/** The payer as the order names them; else as already known. */
export function payerKnown(known: PayerWords, order: OrderAnswer | undefined): PayerWords {
  const named = order ? payerOf(order) : { firstName: "", lastName: "", email: "" };
  const { firstName, lastName } = named.firstName || named.lastName ? named : known;
  return { firstName, lastName, email: named.email || known.email };
}

/** The issue where PayPal gave no access token. */
export const NO_TOKEN = "NO_TOKEN";

const REFUSED = 422;
/** The payer has not completed the approval at PayPal; nothing was captured. */
const NOT_YET: readonly string[] = ["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];
/** PayPal is still at it. */
const IN_PROGRESS = "ORDER_COMPLETION_IN_PROGRESS";
/** The money was taken before, perhaps by a call at the same moment. */
const TAKEN: readonly string[] = ["ORDER_ALREADY_CAPTURED", "DUPLICATE_INVOICE_ID"];
/**
 * The payer, or what they pay with, cannot pay: nothing was taken, and another card may help. Only what is listed here
 * counts as that: a word of PayPal that we do not know may be about our own account, or mean that it is still at it.
 */
const DECLINES: readonly string[] = [
  "CARD_BRAND_NOT_SUPPORTED",
  "CARD_EXPIRED",
  "COMPLIANCE_VIOLATION",
  "DECLINED_DUE_TO_RELATED_TXN",
  "DOMESTIC_TRANSACTION_REQUIRED",
  "INSTRUMENT_DECLINED",
  "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
  "PAYEE_BLOCKED_TRANSACTION",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_CANNOT_PAY",
  "PAYER_COUNTRY_NOT_SUPPORTED",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "REFERENCED_CARD_EXPIRED",
  "TRANSACTION_BLOCKED_BY_PAYEE",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_REFUSED",
];

/** There is no such order, as PayPal says it. */
const UNKNOWN: readonly string[] = ["RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"];

/** PayPal refused, or could not be reached or understood (`status` 0). */
export class PayPalError extends Error {
  readonly status: number;
  /** As in `INSTRUMENT_DECLINED`; the name of the error where there is no issue. */
  readonly issue: string;
  /** The id that PayPal's support asks for. */
  readonly debugId: string | undefined;

  constructor(status: number, issue: string, debugId?: string, cause?: unknown) {
    super(`PayPal answered ${status} ${issue}${debugId ? ` (debug id ${debugId})` : ""}`, { cause });
    this.name = "PayPalError";
    this.status = status;
    this.issue = issue;
    this.debugId = debugId;
  }

  /** True when the same call may work later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /**
   * True when it refuses us, our credentials or our account, or in words that we do not know. No donor can mend that.
   */
  get isForOperator(): boolean {
    const isRefused = this.issue === NO_TOKEN && !this.isTemporary;
    return isRefused || this.status === 401 || this.status === 403 || this.isOddRefusal;
  }

  private get isOddRefusal(): boolean {
    const isUsual = this.isNotYet || this.isDecline || this.saysTaken || this.issue === IN_PROGRESS;
    return this.status === REFUSED && !isUsual;
  }

  /**
   * True when PayPal has judged this call: it answers the same `PayPal-Request-Id` the same again, whatever has
   * changed.
   */
  get isFinal(): boolean {
    return this.status === REFUSED;
  }

  /** True when the payer has to do something at PayPal first; nothing was tried. */
  get isNotYet(): boolean {
    return this.status === REFUSED && NOT_YET.includes(this.issue);
  }

  /** True when it does not take this payment, though the payer did all that it takes. */
  get isDecline(): boolean {
    return this.status === REFUSED && DECLINES.includes(this.issue);
  }

  /** True when PayPal itself says that there is no such order, and not something on the way. */
  get saysUnknown(): boolean {
    return this.status === 404 && UNKNOWN.includes(this.issue);
  }

  /** True when it does not take this payment since it has taken it. */
  get saysTaken(): boolean {
    return TAKEN.includes(this.issue);
  }
}
