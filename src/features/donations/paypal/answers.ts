import * as z from "zod";

/**
 * What we need of PayPal's answers (Orders v2). Their own description requires almost nothing, so what is
 * missing here is found when it comes in, not when it is used.
 */
const Money = z.object({ currency_code: z.string(), value: z.string() });

export const CaptureAnswer = z.object({
  id: z.string().min(1),
  status: z.enum(["COMPLETED", "PENDING", "DECLINED", "FAILED", "REFUNDED", "PARTIALLY_REFUNDED"]),
  amount: Money,
  create_time: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
});
export type CaptureAnswer = z.infer<typeof CaptureAnswer>;

const RefundAnswer = z.object({
  status: z.enum(["CANCELLED", "FAILED", "PENDING", "COMPLETED"]).optional(),
  amount: Money.optional(),
});

const Payer = z.object({
  name: z.object({ given_name: z.string().default(""), surname: z.string().default("") }).optional(),
  email_address: z.string().optional(),
});

export const OrderAnswer = z.object({
  id: z.string().min(1),
  status: z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
  payer: Payer.optional(),
  payment_source: z.object({ paypal: Payer.optional() }).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Money.optional(),
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
  name: z.string().default(""),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
});

export const VerifyAnswer = z.object({ verification_status: z.string() });

/** The page at PayPal where the donor approves; undefined when the order needs nobody any more. */
export function approvePage({ links }: OrderAnswer): string | undefined {
  return links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
}

/** The one capture of an order, once there is one. */
export function captureOf({ purchase_units }: OrderAnswer): CaptureAnswer | undefined {
  return purchase_units[0]?.payments?.captures[0];
}

/** Cents of an order that PayPal has paid back, or is paying back. */
export function refundedCentsOf({ purchase_units }: OrderAnswer): number {
  const refunds = purchase_units[0]?.payments?.refunds ?? [];
  const counted = refunds.filter(({ status }) => status !== "CANCELLED" && status !== "FAILED");
  return counted.reduce((sum, { amount }) => sum + Math.round(Number(amount?.value ?? 0) * 100), 0);
}

/** Who paid, as PayPal knows them; blanks where it says nothing. */
export function payerOf({ payment_source, payer }: OrderAnswer): {
  firstName: string;
  lastName: string;
  email: string;
} {
  const { name, email_address } = { ...payer, ...payment_source?.paypal };
  return {
    firstName: name?.given_name ?? "",
    lastName: name?.surname ?? "",
    email: email_address ?? "",
  };
}
