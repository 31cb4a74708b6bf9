import * as z from "zod";
import { onOneLine } from "../../../core/api/shapes";

/**
 * What we need of PayPal's answers (Orders v2). Their own description requires almost nothing, so what is
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

/** The page at PayPal where the donor approves; undefined when the order needs nobody any more. */
export function approvePage({ links }: OrderAnswer): string | undefined {
  return links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
}

/** The capture that decides about an order, once there is one; others before it may have been declined. */
export function captureOf({ purchase_units }: OrderAnswer): CaptureAnswer | undefined {
  const captures = purchase_units[0]?.payments?.captures ?? [];
  return captures.find(({ status }) => status !== "DECLINED" && status !== "FAILED") ?? captures.at(-1);
}

const refundsOf = ({ purchase_units }: OrderAnswer) => purchase_units[0]?.payments?.refunds ?? [];

/** Cents of an order that PayPal has paid back, or is paying back. */
export function refundedCentsOf(order: OrderAnswer): number {
  const counted = refundsOf(order).filter(({ status }) => status !== "CANCELLED" && status !== "FAILED");
  return counted.reduce((sum, { amount }) => sum + (amount ? centsIn(amount) : 0), 0);
}

/** Whether an order lists the refund with PayPal's id of it. */
export function listsRefund(order: OrderAnswer, refundId: string | undefined): boolean {
  return refundsOf(order).some(({ id }) => id !== undefined && id === refundId);
}

interface PayerWords {
  firstName: string;
  lastName: string;
  email: string;
}

/** Who pays, as PayPal names them once they have approved; blanks where it says nothing. */
export function payerOf({ payment_source, payer }: OrderAnswer): PayerWords {
  const source = payment_source?.paypal;
  const name = source?.name ?? payer?.name;
  return {
    firstName: name?.given_name ?? "",
    lastName: name?.surname ?? "",
    email: source?.email_address || payer?.email_address || "",
  };
}

/** Who pays, as an order names them; as they are known where it does not. */
export function payerKnown(known: PayerWords, order: OrderAnswer | undefined): PayerWords {
  const named = order ? payerOf(order) : { firstName: "", lastName: "", email: "" };
  const { firstName, lastName } = named.firstName || named.lastName ? named : known;
  return { firstName, lastName, email: named.email || known.email };
}
