import type { Deps } from "../../../core/deps.server";
import { alertStore } from "../alerts/store.server";
import { amountText } from "../paypal/answers";
import { donationStore } from "../store.server";
import type { PayPalEvent } from "./event";

/** Whether an event is about a payer who disputes a payment with PayPal or a bank. */
export function isDispute({ event_type }: PayPalEvent): boolean {
  return event_type.startsWith("CUSTOMER.DISPUTE.");
}

/**
 * Tells staff of a dispute, which only somebody at PayPal's own site can answer, and that it is over. What becomes of the
 * money PayPal tells by events of the payment itself.
 */
export async function followDispute({ db }: Deps, { id, event_type, resource }: PayPalEvent): Promise<void> {
  const { dispute_id, reason, dispute_amount, seller_response_due_date, update_time } = resource;
  await db.transaction().execute(async (tx) => {
    if (!(await donationStore(tx).count({ id, type: event_type, orderId: null }))) return;
    if (dispute_id === undefined) return;
    const dispute = { kind: "dispute", ref: dispute_id } as const;
    if (event_type === "CUSTOMER.DISPUTE.RESOLVED") {
      // An event from before, which may come after it, tells of it no more.
      await alertStore(tx).tell(dispute);
      return alertStore(tx).over(dispute);
    }
    const news = {
      ...dispute,
      donation_id: await disputed(resource, tx),
      amount: dispute_amount ? amountText(dispute_amount) : "",
      reason: reason ?? "",
      due: seller_response_due_date ? new Date(seller_response_due_date).toISOString() : null,
    };
    await alertStore(tx).tell(news, new Date(update_time ?? 0).toISOString());
  });
}

/** The donation whose payment is disputed, where it is one of ours. */
async function disputed(
  { disputed_transactions }: PayPalEvent["resource"],
  db: Deps["db"],
): Promise<string | null> {
  for (const { seller_transaction_id } of disputed_transactions) {
    const found = seller_transaction_id && (await donationStore(db).byCapture(seller_transaction_id));
    if (found) return found._id;
  }
  return null;
}
