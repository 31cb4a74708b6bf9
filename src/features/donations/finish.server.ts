import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import { enqueueMail } from "../../core/mail/enqueue.server";
import { readSiteDetails } from "../../core/site/site-details.server";
import type { Donation } from "./donation";
import { staffNotice, thanks } from "./letters.server";
import type { OrderAnswer } from "./paypal/answers";
import { payPalOf, problemOf } from "./paypal/connect.server";
import { PayPalError } from "./paypal/error";
import { Overtaken, type Settled, settle } from "./settle.server";
import { donationStore } from "./store.server";

/** How often a change is tried when others come in between. */
const TRIES = 5;

/**
 * Takes the money of an approved order and keeps what came of it. May be called at any time and any number of
 * times: PayPal answers the same request with the same capture, and the change is made once.
 * @throws {Problem} 404 for an order that is not ours, 402 when PayPal declines, 503 when it is away
 */
export async function finishOrder(deps: Deps, orderId: string): Promise<Donation> {
  const known = await donationStore(deps.db).byOrder(orderId);
  if (!known) throw new Problem(404, "unknownDonation");
  if (!["ordered", "declined", "pending"].includes(known.state)) return known;
  const order = await capture(deps, known, orderId);
  await keep(deps, order);
  return (await donationStore(deps.db).byOrder(orderId)) ?? known;
}

/** Notes that the donor came back from PayPal, after which we go on asking PayPal by ourselves. */
export async function noteReturn({ db }: Deps, orderId: string): Promise<void> {
  const donations = donationStore(db);
  const donation = await donations.byOrder(orderId);
  if (!donation || donation.returnedAt !== null) return;
  await donations.replace({
    ...donation,
    returnedAt: new Date().toISOString(),
    version: donation.version + 1,
  });
}

/** Keeps what an order of PayPal says, with the letters that a change gives rise to, in one transaction. */
export async function keep(
  deps: Deps,
  order: OrderAnswer,
  { reversed = false, also }: { reversed?: boolean; also?: (tx: Database) => Promise<boolean> } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deps.db.transaction().execute(async (tx) => {
        if (also && !(await also(tx))) return;
        const change = await settle(tx, order, reversed);
        if (change) await announce(tx, deps, change);
      });
      break;
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === TRIES) throw error;
    }
  }
  deps.mail.wake();
}

async function capture(deps: Deps, { _id, state }: Donation, orderId: string): Promise<OrderAnswer> {
  const paypal = payPalOf(deps.config);
  try {
    if (state === "pending") return await paypal.order(orderId);
    return await paypal.capture(orderId, _id);
  } catch (error) {
    const taken = error instanceof PayPalError && error.issue === "ORDER_ALREADY_CAPTURED";
    if (taken) return paypal.order(orderId).catch((again: unknown) => Promise.reject(problemOf(again)));
    deps.log.warn({ err: error, donation: _id }, "PayPal did not take a payment");
    throw problemOf(error);
  }
}

/** Staff hear of every change of money; the donor once, when the gift has arrived. */
async function announce(tx: Database, { config }: Deps, change: Settled): Promise<void> {
  const { donation } = change;
  await enqueueMail(tx, staffNotice(change, config.publicUrl));
  if (donation.state === "completed" && donation.email !== "") {
    await enqueueMail(tx, thanks(donation, await readSiteDetails(tx)));
  }
}
