import * as z from "zod";
import { post } from "../../core/api/contract";
import { alertsContract } from "./alerts/contract";
import { ledgerContract } from "./ledger/contract";
import { orderContract } from "./order/contract";

export { DONATION_METHODS } from "./donation";

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
