import { createSign, createVerify, generateKeyPairSync, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { violations } from "./openapi.ts";
import { captureJson, orderJson } from "./order-json.ts";
import { type Money, now, type Order, payPalId, state } from "./state.ts";

/** The id of the webhook that the merchant registered. */
export const WEBHOOK_ID = "8XK31563NV8412947";
const CERT_URL = "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77";
const keys = signingKeys();

/**
 * Keys whose signatures begin with a letter or digit, as PayPal describes its own: a signature is below the modulus,
 * and only one of 0xF8 and more in its first byte begins with + or / in base64.
 */
function signingKeys() {
  for (;;) {
    const made = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const [first = 0xff] = Buffer.from(made.publicKey.export({ format: "jwk" }).n ?? "", "base64url");
    if (first < 0xf8) return made;
  }
}

export type EventType =
  | "CHECKOUT.ORDER.APPROVED"
  | "PAYMENT.CAPTURE.COMPLETED"
  | "PAYMENT.CAPTURE.PENDING"
  | "PAYMENT.CAPTURE.DENIED"
  | "PAYMENT.CAPTURE.REFUNDED"
  | "PAYMENT.CAPTURE.REVERSED"
  | "CUSTOMER.DISPUTE.CREATED"
  | "CUSTOMER.DISPUTE.UPDATED"
  | "CUSTOMER.DISPUTE.RESOLVED";

/**
 * The parts of an event: `bare`, of a refund, names nothing but its amount and the capture that it is of; `listed`,
 * of a reversal: it is what the order lists last among its refunds, as a refund always is.
 */
interface Making {
  base: string;
  bare: boolean;
  listed: boolean;
  id?: string | undefined;
  value?: string | undefined;
  dispute?: Record<string, unknown> | undefined;
}

/** The event that tells the merchant of an order. */
export function eventOf(order: Order, type: EventType, making: Making): Record<string, unknown> {
  const isOrder = type.startsWith("CHECKOUT.ORDER");
  const isDispute = type.startsWith("CUSTOMER.DISPUTE");
  const event = {
    id: making.id ?? `WH-${payPalId()}`,
    event_version: "1.0",
    create_time: now(),
    resource_type: isOrder ? "checkout-order" : isDispute ? "dispute" : isRefund(type) ? "refund" : "capture",
    resource_version: "2.0",
    event_type: type,
    summary: `Event ${type}`,
    resource: isOrder
      ? orderJson(order, making.base)
      : isDispute
        ? { ...disputeOf(order, type), ...making.dispute }
        : paymentOf(order, type, making),
    links: [],
  };
  state.violations.push(...violations("webhooks", "event", event).map((each) => `webhook: ${each}`));
  return event;
}

/** The objection of the buyer of an order. */
function disputeOf({ id, capture }: Order, type: EventType): Record<string, unknown> {
  // As old as the payment, however long the test takes: what is dealt with meanwhile stays so.
  const since = capture?.create_time ?? now();
  return {
    dispute_id: `PP-D-${id}`,
    create_time: since,
    update_time: since,
    disputed_transactions: [{ seller_transaction_id: capture?.id }],
    reason: "UNAUTHORISED",
    status: type === "CUSTOMER.DISPUTE.RESOLVED" ? "RESOLVED" : "WAITING_FOR_SELLER_RESPONSE",
    dispute_amount: capture?.amount,
    seller_response_due_date: "2027-01-05T08:00:00.000Z",
  };
}

const isRefund = (type: EventType) =>
  type === "PAYMENT.CAPTURE.REFUNDED" || type === "PAYMENT.CAPTURE.REVERSED";

function paymentOf(
  order: Order,
  type: EventType,
  { base, bare, listed, value }: Making,
): Record<string, unknown> {
  const refund = type === "PAYMENT.CAPTURE.REFUNDED" || listed ? order.refunds.at(-1) : undefined;
  return {
    ...(!bare && captureJson(order)),
    ...(isRefund(type) && {
      ...(!bare && { id: refund?.id ?? payPalId() }),
      status: "COMPLETED",
      amount: refund?.amount ?? (value ? { currency_code: "HKD", value } : restOf(order)),
      links: [{ href: `${base}/v2/payments/captures/${order.capture?.id}`, rel: "up", method: "GET" }],
    }),
    ...(!bare && { supplementary_data: { related_ids: { order_id: order.id } } }),
  };
}

/** The part of the money of an order that has not gone back. */
function restOf({ capture, refunds }: Order): Money | undefined {
  const back = refunds.reduce((sum, { amount }) => sum + Number(amount.value), 0);
  return capture && { ...capture.amount, value: (Number(capture.amount.value) - back).toFixed(2) };
}

/** The headers with which PayPal sends a body; `forged` signs another one. */
export function signedHeaders(body: string, forged: boolean): Record<string, string> {
  const id = randomUUID();
  const time = now();
  const signed = message(id, time, forged ? `${body} ` : body);
  return {
    "Content-Type": "application/json",
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-transmission-sig": createSign("RSA-SHA256").update(signed).sign(keys.privateKey, "base64"),
    "paypal-cert-url": CERT_URL,
    "paypal-auth-algo": "SHA256withRSA",
  };
}

/**
 * The question of a merchant about a webhook; `rawEvent` is the event as it stands in the question, byte by byte.
 */
export interface SignatureQuestion {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
}

/** Tells whether the signature is ours for these bytes. */
export function isSigned(question: SignatureQuestion, rawEvent: string): boolean {
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = question;
  if (webhook_id !== WEBHOOK_ID) return false;
  return createVerify("RSA-SHA256")
    .update(message(transmission_id, transmission_time, rawEvent))
    .verify(keys.publicKey, transmission_sig, "base64");
}

function message(id: string, time: string, body: string): string {
  return `${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`;
}
