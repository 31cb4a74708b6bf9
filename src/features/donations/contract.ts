import * as z from "zod";
import { post, submit } from "../../platform/http/contract";
import { oneLine } from "../../platform/shapes";
import { LONGEST_LINE } from "../../site/form/limits";
import { alertsContract } from "./alerts/contract";
import { ONLINE_LIMITS } from "./donation";
import { amountInput, donorEmail, ledgerContract } from "./ledger/contract";

/** The choice of a donor; `amount` as people write it, parsed to cents. */
export const OrderInput = z.object({
  amount: amountInput(ONLINE_LIMITS, "invalidAmount"),
  receipt: z.boolean().default(false),
});

/** A donor's request for a receipt, with the details that PayPal did not give; "" for those it did. */
export const ReceiptRequest = z.object({
  orderId: z.string().min(1).max(64),
  name: oneLine.pipe(z.string().max(LONGEST_LINE)).default(""),
  email: donorEmail,
});

const orderContract = {
  requestReceipt: submit("/api/donations/paypal/receipts", {
    summary:
      "Request a receipt for a completed PayPal donation; with a name and an e-mail address where PayPal gave none",
    input: ReceiptRequest,
    output: z.object({ message: z.literal("success") }),
  }),
  order: post("/api/donations/paypal/orders", {
    summary: "Order a donation at PayPal: HKD 1 to 1,000,000, at most two decimals",
    access: "public",
    status: 201,
    input: OrderInput,
    output: z.object({ orderId: z.string(), approveUrl: z.url() }),
  }),
  capture: post("/api/donations/paypal/orders/{orderId}/capture", {
    summary:
      "Capture an approved order; 402 when PayPal declines, 409 when it holds the payment, took another amount or has refunded it",
    access: "public",
    input: z.object({ orderId: z.string().min(1).max(64) }),
    output: z.object({ message: z.literal("success"), donation_id: z.string() }),
  }),
};

export { DONATION_METHODS, decimalOf, METHOD_NAMES } from "./donation";

export const donationsContract = {
  ...ledgerContract,
  ...alertsContract,
  ...orderContract,
  webhook: post("/api/webhooks/paypal", {
    summary: "Receive a PayPal event; each counts once",
    access: "public",
    body: "text",
    input: z.object({ text: z.string() }),
    output: z.object({ message: z.literal("success") }),
  }),
};
