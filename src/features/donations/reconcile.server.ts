import { Problem } from "../../core/api/problem";
import type { Deps } from "../../core/deps.server";
import { finishOrder } from "./finish.server";
import { donationStore } from "./store.server";

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Milliseconds that the donor's own return and the webhook have before we ask PayPal ourselves. */
const PATIENCE = 60_000;
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

/** One look at every unsettled order. What fails is looked at again the next time. */
export async function reconcile(deps: Deps, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  try {
    for (const { paypalOrderId } of await donationStore(deps.db).unsettled(before(PATIENCE), before(HOPE))) {
      if (paypalOrderId) await finishOrder(deps, paypalOrderId).catch(ignoreRefusal);
    }
  } catch (err) {
    deps.log.warn({ err }, "open donations could not be looked at");
  }
}

/** Not approved, declined, or PayPal away: the next look may find otherwise. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
