import * as z from "zod";
import { post } from "../../core/api/contract";
import { alertsContract } from "./alerts/contract";
import { ONLINE_LIMITS } from "./amount";
import { amountInput, ledgerContract } from "./ledger/contract";

/** The choice of a donor; `amount` as people write it, parsed to cents. */
export const OrderInput = z.object({
  amount: amountInput(ONLINE_LIMITS, "invalidAmount"),
  receipt: z.boolean().default(false),
});

const orderContract = {
  order: post("/api/donations/paypal/orders", {
    summary: "Order a donation at PayPal: HKD 1 to 1,000,000, at most two decimals",
    access: "public",
    status: 201,
    input: OrderInput,
    output: z.object({ orderId: z.string(), approveUrl: z.url() }),
  }),
  capture: post("/api/donations/paypal/orders/{orderId}/capture", {
    summary:
      "Take the money of an approved order; 402 when PayPal declines, 409 when it holds the payment, took another amount or has paid it back",
    access: "public",
    input: z.object({ orderId: z.string().min(1).max(64) }),
    output: z.object({ message: z.literal("success"), donation_id: z.string() }),
  }),
};

export { DONATION_METHODS, METHOD_NAMES } from "./donation";

export const donationsContract = {
  ...ledgerContract,
  ...alertsContract,
  ...orderContract,
  webhook: post("/api/webhooks/paypal", {
    summary: "PayPal tells of an event; each counts once",
    access: "public",
    body: "text",
    input: z.object({ text: z.string() }),
    output: z.object({ message: z.literal("success") }),
  }),
};
