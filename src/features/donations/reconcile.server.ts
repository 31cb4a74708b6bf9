import { Problem } from "../../core/api/problem";
import type { Deps } from "../../core/deps.server";
import type { Donation } from "./donation";
import { finishOrder } from "./finish.server";
import { openOrders } from "./open-orders.server";

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Milliseconds that the donor's own return and the webhook have before we ask PayPal ourselves. */
const PATIENCE = 60_000;
/** Milliseconds between two questions about one order are a tenth of what it has waited, within these. */
const PAUSE = { least: 60_000, most: 60 * 60_000 };
/** Milliseconds for which an order may still be paid: PayPal keeps an approved one for a few days. */
const HOPE = 7 * 24 * 60 * 60 * 1000;

/**
 * Asks PayPal about orders whose donor came back while PayPal did not answer, and about payments that it holds.
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
  const before = (ms: number) => new Date(now.getTime() - ms);
  const since = { returnedBefore: before(PATIENCE), createdAfter: before(HOPE) };
  try {
    for (const donation of await openOrders(deps.db).due(now, since)) await ask(deps, donation, now);
  } catch (err) {
    deps.log.warn({ err }, "open donations could not be looked at");
  }
}

async function ask(deps: Deps, donation: Donation, now: Date): Promise<void> {
  const { _id, paypalOrderId } = donation;
  try {
    if (!(await openOrders(deps.db).take(donation, now, nextLook(donation, now)))) return;
    if (paypalOrderId) await finishOrder(deps, paypalOrderId, "program");
  } catch (err) {
    // Declined, and then not asked again; not approved, or PayPal away, and the next look may find otherwise. It was
    // logged where it was met.
    if (!(err instanceof Problem))
      deps.log.error({ err, donation: _id }, "an open donation cannot be settled");
  }
}

/** The longer an order has waited, the less likely it is that the next minute changes anything. */
function nextLook({ returnedAt, createdAt }: Donation, now: Date): Date {
  const waited = now.getTime() - Date.parse(returnedAt ?? createdAt);
  return new Date(now.getTime() + Math.min(PAUSE.most, Math.max(PAUSE.least, waited / 10)));
}
