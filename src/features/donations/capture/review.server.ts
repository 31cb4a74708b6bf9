import { expressionBuilder } from "kysely";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import { hongKongDay } from "../../../platform/locale/dates";
import type { Donation } from "../donation";
import { payPalOf, problemOf } from "../paypal/account.server";
import { PayPalError } from "../paypal/answers";
import { THERE } from "../states";
import { type DonationTables, donationOf } from "../store.server";
import { recordOrder } from "./record-order.server";

const DAY = 24 * 60 * 60_000;
/** Milliseconds between two questions about one donation. */
const EVERY = DAY;
/** Milliseconds for which a payment can be refunded at PayPal, and a day on top. */
const REFUNDABLE = 181 * DAY;
/** Donations that one round asks about: PayPal refuses a client that asks too much, and nobody waits for these. */
const AT_ONCE = 5;

/**
 * Asks PayPal about donations that have arrived and may have been refunded without our hearing of it, as when a webhook
 * was lost: each once a day for as long as PayPal refunds it. The first thing that PayPal does not answer ends the round.
 */
export async function reviewArrived(deps: Deps, now: Date): Promise<void> {
  const arrived = arrivedDonations(deps.db);
  try {
    for (const donation of await arrived.due(now)) {
      if (!(await arrived.take(donation, now)) || !donation.paypalOrderId) continue;
      if (!(await review(deps, donation, donation.paypalOrderId))) return;
    }
  } catch (err) {
    deps.log.warn({ err }, "donations that have arrived could not be reviewed");
  }
}

/** Asks about one; false when PayPal does not answer. An order that it does not show says nothing. */
async function review(deps: Deps, { _id }: Donation, orderId: string): Promise<boolean> {
  try {
    await recordOrder(deps, await payPalOf(deps).order(orderId));
    return true;
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    if (error.saysUnknown) return true;
    problemOf(error, deps.log, _id); // which logs it
    return false;
  }
}

function arrivedDonations(database: Database) {
  const db = database.$extendTables<DonationTables>();
  return {
    /** Those that are due, first those that were asked about longest ago. */
    due: async (now: Date): Promise<Donation[]> => {
      const found = await db
        .selectFrom("donation")
        .selectAll()
        .where("given_on", ">=", hongKongDay(new Date(now.getTime() - REFUNDABLE)))
        .where("state", "in", THERE)
        .where("paypal_order_id", "is not", null)
        .where(isDue(now))
        .orderBy((eb) => eb.fn.coalesce("reviewed_at", "settled_at", "created_at"))
        .limit(AT_ONCE)
        .execute();
      return found.map(donationOf);
    },

    /** Takes one that is due until tomorrow; false when another process has taken it in between. */
    take: async ({ _id }: Donation, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation")
        .set({ reviewed_at: now.toISOString() })
        .where("id", "=", _id)
        .where(isDue(now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** The condition that the last word about a donation is a day old, or was noted before the clock was set back. */
function isDue(now: Date) {
  const eb = expressionBuilder<DonationTables, "donation">();
  const heard = eb.fn.coalesce("reviewed_at", "settled_at", "created_at");
  return eb.or([
    eb(heard, "<=", new Date(now.getTime() - EVERY).toISOString()),
    eb(heard, ">", new Date(now.getTime() + EVERY).toISOString()),
  ]);
}
