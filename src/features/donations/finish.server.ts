import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import { enqueueMail } from "../../core/mail/enqueue.server";
import { isMailAddress } from "../../core/mail/mail-address";
import { readSiteDetails } from "../../core/site/site-details.server";
import type { Donation, DonationState } from "./donation";
import { staffNotice, thanks } from "./letters.server";
import { captureOf, type OrderAnswer } from "./paypal/answers";
import type { PayPalClient } from "./paypal/client.server";
import { payPalAway, payPalOf, problemOf } from "./paypal/connect.server";
import { PayPalError } from "./paypal/error";
import { Overtaken, type Reversal, type Settled, settle } from "./settle.server";
import { donationStore } from "./store.server";
import { type Turn, turns } from "./turns.server";

/** How often a change is tried when others come in between. */
const TRIES = 5;

/** What of a gift is there to give thanks for, when it is first heard of. */
const STAYS: readonly DonationState[] = ["completed", "partlyRefunded"];

/** Donations whose money may be asked for by anybody, and by the donor alone. */
const OPEN: readonly DonationState[] = ["ordered", "pending"];
const OPEN_TO_DONOR: readonly DonationState[] = [...OPEN, "declined"];

/**
 * Takes the money of an approved order and keeps what came of it. May be called at any time and any number of
 * times: PayPal answers the same request with the same capture, and the change is made once. What PayPal declined
 * is tried again for the donor alone: they were told that nothing was taken, may have given in another way since,
 * and PayPal's order can be charged for hours.
 * @param by who asks: the donor who came back from PayPal, or the program
 * @throws {Problem} 404 for an order that is not ours, 402 when PayPal declines, 503 when it is away or
 *   refuses us
 */
export async function finishOrder(deps: Deps, orderId: string, by: "donor" | "program"): Promise<Donation> {
  const donations = donationStore(deps.db);
  const known = await donations.byOrder(orderId);
  if (!known) throw new Problem(404, "unknownDonation");
  if (!(by === "donor" ? OPEN_TO_DONOR : OPEN).includes(known.state)) return known;
  const turn = await (by === "donor"
    ? turns(deps.db).takeForDonor(orderId)
    : turns(deps.db).ofProgram(orderId));
  if (!turn) return unasked(known);
  const now = new Date();
  if (by === "donor") await donations.reopen(orderId, now);
  // Whatever becomes of this call, unless PayPal says that nothing was taken, from now on we go on asking by ourselves.
  await donations.noteReturn(orderId, now);
  try {
    await keep(deps, await capture(deps, known, orderId, turn));
  } catch (error) {
    // Another call at the same moment may have taken what this one did not.
    const left = await donations.byOrder(orderId);
    if (!left || OPEN_TO_DONOR.includes(left.state)) throw error;
  }
  return (await donations.byOrder(orderId)) ?? known;
}

/** What is to be said of a donation without asking PayPal once more, which was asked too often just now. */
function unasked(known: Donation): Donation {
  if (known.state !== "ordered") return known;
  throw known.returnedAt === null ? new Problem(402, "paypalNotApproved") : payPalAway();
}

/** Keeps what an order of PayPal says, with the letters that a change gives rise to, in one transaction. */
export async function keep(
  deps: Deps,
  order: OrderAnswer,
  { reversal, also }: { reversal?: Reversal | undefined; also?: (tx: Database) => Promise<boolean> } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deps.db.transaction().execute(async (tx) => {
        if (also && !(await also(tx))) return;
        const change = await settle(tx, order, reversal);
        if (change) await announce(tx, deps, change);
      });
      break;
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === TRIES) throw error;
    }
  }
  deps.mail.wake();
}

async function capture(deps: Deps, donation: Donation, orderId: string, turn: Turn): Promise<OrderAnswer> {
  try {
    const order = await captured(payPalOf(deps), donation, orderId);
    if (!captureOf(order)) throw new PayPalError(0, "NO_CAPTURE");
    return order;
  } catch (error) {
    if (error instanceof PayPalError && error.isDecline) await donationStore(deps.db).decline(orderId);
    if (error instanceof PayPalError && error.isNotYet) await turns(deps.db).endUnpaid(orderId, turn);
    throw problemOf(error, deps.log, donation._id);
  }
}

async function captured(
  paypal: PayPalClient,
  { _id, state }: Donation,
  orderId: string,
): Promise<OrderAnswer> {
  if (state === "pending") return paypal.order(orderId);
  return paypal.capture(orderId, _id).catch((error: unknown) => afterRefusal(paypal, error, orderId));
}

/** What was taken although this call was refused: nothing is said to have been declined before PayPal was asked. */
async function afterRefusal(paypal: PayPalClient, error: unknown, orderId: string): Promise<OrderAnswer> {
  if (!(error instanceof PayPalError) || !(error.isDecline || error.saysTaken)) throw error;
  const order = await paypal.order(orderId).catch((unread: unknown) => {
    // That PayPal does not show the order says nothing against its own word that it declined.
    throw error.isDecline && unread instanceof PayPalError && unread.status === 404 ? error : unread;
  });
  if (captureOf(order) || error.saysTaken) return order;
  throw error;
}

/** Staff hear of every change of money; the donor once, when the gift has arrived, where a letter can reach them. */
async function announce(tx: Database, { config }: Deps, change: Settled): Promise<void> {
  const { donation } = change;
  await enqueueMail(tx, staffNotice(change, config.publicUrl));
  if (change.isArrival && STAYS.includes(donation.state) && isMailAddress(donation.email)) {
    await enqueueMail(tx, thanks(donation, await readSiteDetails(tx)));
  }
}
