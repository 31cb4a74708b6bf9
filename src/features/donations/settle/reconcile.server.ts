import type { Deps } from "../../../core/deps.server";
import type { Donation } from "../donation";
import { payPalOf, problemOf } from "../paypal/connect.server";
import { PayPalError } from "../paypal/error";
import { endOrder, giveUp } from "./endings.server";
import { followOrder } from "./follow.server";
import { isBeyondHope, openOrders } from "./open-orders.server";

/** Milliseconds between two looks. */
const EVERY = 60_000;
/**
 * Asks PayPal about orders whose donor came back while PayPal did not answer, or may never come back, and about
 * payments that it holds.
 * @returns a function that ends it
 */
export function startReconciling(deps: Deps): () => Promise<void> {
  if (!deps.config.paypal) return async () => {};
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= reconcile(deps, new Date()).finally(() => {
      round = undefined;
    });
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** One look at the open orders that are due, each by itself. What fails is looked at again another time. */
export async function reconcile(deps: Deps, now: Date): Promise<void> {
  try {
    for (const donation of await openOrders(deps.db).due(now)) await ask(deps, donation, now);
  } catch (err) {
    deps.log.warn({ err }, "open donations could not be looked at");
  }
}

async function ask(deps: Deps, donation: Donation, now: Date): Promise<void> {
  const { _id, paypalOrderId } = donation;
  try {
    if (!(await openOrders(deps.db).take(donation, now))) return;
    if (paypalOrderId) await look(deps, donation, paypalOrderId, now);
  } catch (err) {
    deps.log.error({ err, donation: _id }, "an open donation cannot be settled");
  }
}

/**
 * Asks about one. PayPal away, it is asked about again. An order that was paid PayPal shows for years: one that it does
 * not know a week later never was.
 */
async function look(deps: Deps, donation: Donation, orderId: string, now: Date): Promise<void> {
  try {
    await followOrder(deps, donation, await payPalOf(deps).order(orderId), now);
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    // Nobody approved it in time.
    if (error.saysUnknown && donation.returnedAt === null) return;
    problemOf(error, deps.log, donation._id); // which logs it
    if (!isBeyondHope(donation, now)) return;
    if (!error.saysUnknown) await giveUp(deps, donation, error.issue);
    else await endOrder(deps, donation, { why: "expired", word: error.issue });
  }
}
