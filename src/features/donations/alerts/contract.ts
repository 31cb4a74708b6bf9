import * as z from "zod";
import { staffGet, write } from "../../../platform/http/contract";
import { savedAs } from "../../../platform/shapes";

/** Something about money that somebody has to look into. */
export const DonationAlert = z.object({
  _id: z.string(),
  /**
   * `refused`: PayPal refuses our account; `dispute`: a payer disputes; `stranger`: money of no donation of ours;
   * `unlisted`: money that went back and that PayPal's order does not show.
   */
  kind: z.enum(["refused", "dispute", "stranger", "unlisted"]),
  /** Which call PayPal refuses; PayPal's id of the dispute, of the order, or of the event. */
  ref: z.string(),
  /** Ours, where it is about one. */
  donation_id: z.string().nullable(),
  /** As PayPal writes it, `HKD 200.00`; "" where it names none. */
  amount: z.string(),
  /** `credentials`, `forbidden`, or PayPal's own word. */
  reason: z.string(),
  /** PayPal's deadline for an answer; ISO 8601, UTC. */
  due: z.string().nullable(),
  /** PayPal's status of a dispute, as in `WAITING_FOR_SELLER_RESPONSE`; else "". */
  status: z.string(),
  at: z.string(),
});
export type DonationAlert = z.infer<typeof DonationAlert>;

const Count = z.number().int();

export const alertsContract = {
  attention: staffGet("/api/donationAttention", {
    access: "gifts",
    summary: "Donations that need attention: counts, and open alerts from PayPal",
    input: z.object({}),
    output: z.object({
      /** Payments of another amount than was ordered. */
      mismatched: Count,
      /** Payments that PayPal holds, by its reason ("" where it says none). */
      held: z.array(z.object({ reason: z.string(), count: Count })),
      /** Donations with an e-mail that could not be sent. */
      mailFailed: Count,
      alerts: z.array(DonationAlert),
    }),
  }),
  closeAlert: write("/api/closeDonationAlert", {
    access: "gifts",
    summary: "Close an alert: a dispute is over, or a payment was looked into",
    input: z.object({ alert_id: z.string().min(1).max(200) }),
    output: savedAs("alert_id"),
    preservesPageCache: true,
  }),
};
