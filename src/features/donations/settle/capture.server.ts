import type { Deps } from "../../../core/deps.server";
import type { Donation } from "../donation";
import { captureOf, type OrderAnswer } from "../paypal/answers";
import { payPalOf } from "../paypal/connect.server";
import { PayPalError } from "../paypal/error";
import { donationStore } from "../store.server";

/** What PayPal did when it was asked for the money of an order: without a refusal, the order shows the payment. */
export interface Asked {
  order?: OrderAnswer;
  /** Why PayPal took nothing. */
  refusal?: PayPalError;
}

/**
 * Asks PayPal for the money of an order. What it has refused for good is asked by another request id, since it
 * answers the same one the same again; it takes the money of an order once, by whichever.
 * @param isSure whether PayPal is asked what it took even where it says that its payer has not done all that it takes
 * @throws {PayPalError} where it is not known whether the money was taken
 */
export async function takeMoney(
  deps: Deps,
  { _id }: Donation,
  orderId: string,
  isSure: boolean,
): Promise<Asked> {
  const paypal = payPalOf(deps);
  const donations = donationStore(deps.db);
  const refusals = await donations.refusals(_id);
  try {
    return withCapture(await paypal.capture(orderId, _id, refusals));
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    if (error.isFinal) await donations.noteRefusal(_id, refusals);
    if (error.isNotYet && !isSure) return { refusal: error };
    if (!error.isNotYet && !error.isDecline && !error.saysTaken) throw error;
    return afterRefusal(() => paypal.order(orderId), error);
  }
}

/** What was taken although this call was refused: nothing is said to have been declined before PayPal was asked. */
async function afterRefusal(show: () => Promise<OrderAnswer>, refusal: PayPalError): Promise<Asked> {
  try {
    const order = await show();
    return captureOf(order) || refusal.saysTaken ? withCapture(order) : { order, refusal };
  } catch (unread) {
    // That PayPal does not show the order says nothing against its own word that it declined.
    const isHidden = unread instanceof PayPalError && unread.status === 404;
    if (refusal.isDecline && isHidden) return { refusal };
    throw unread;
  }
}

/** @throws {PayPalError} for an order that says nothing of a payment */
export function withCapture(order: OrderAnswer): Asked {
  if (!captureOf(order)) throw new PayPalError(0, "NO_CAPTURE");
  return { order };
}
