import { type ExpressionBuilder, expressionBuilder } from "kysely";
import { settingsOf } from "../../../platform/config/config.server";
import type { Database } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import type { Donation } from "../donation";
import { payPalOf, payPalSettings, problemOf } from "../paypal/account.server";
import { PayPalError } from "../paypal/answers";
import { UNSETTLED } from "../states";
import { type DonationTables, donationOf } from "../store.server";
import { followOrder, isExpired, ORDER_TTL } from "./complete-order.server";
import { abandonOrder, endOrder } from "./record-order.server";
import { reviewArrived } from "./review.server";

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Orders that one look asks about. */
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;
/** Milliseconds that the donor's own return and the webhook have before we ask PayPal ourselves. */
const RETURN_GRACE = 60_000;
/** Milliseconds for which we ask about an order of which we heard nothing: PayPal lets it be approved for hours. */
const UNHEARD = 6 * 60 * 60_000;

/** Milliseconds between two questions about one order are a tenth of what it has waited, within these. */
const PAUSE = { least: 60_000, most: 60 * 60_000, afterHope: DAY };

/**
 * Asks PayPal about orders whose donor came back while PayPal did not answer, or may never come back, about payments
 * that it holds, and, once a day, about those that have arrived and may have gone back.
 * @returns a function that ends it
 */
export function startReconciling(deps: Deps): () => Promise<void> {
  if (!settingsOf(deps.config, payPalSettings)) return async () => {};
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= askAll(deps).finally(() => {
      round = undefined;
    });
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Open orders first: somebody waits for these. */
async function askAll(deps: Deps): Promise<void> {
  await reconcile(deps, new Date());
  await reviewArrived(deps, new Date());
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
    if (!isExpired(donation, now)) return;
    if (!error.saysUnknown) await abandonOrder(deps, donation, error.issue);
    else await endOrder(deps, donation, { why: "expired", word: error.issue });
  }
}

/** Orders that may have been paid without our knowing; of a new one, its donor may have closed the window. */
function openOrders(database: Database) {
  const db = database.$extendTables<DonationTables>();
  return {
    /**
     * Those that are due to be asked about, first those of which we heard, then what has waited longest: nothing that
     * is never paid is in the way.
     */
    due: async (now: Date): Promise<Donation[]> => {
      const at = now.toISOString();
      const found = await db
        .selectFrom("donation")
        .selectAll()
        .where("state", "in", UNSETTLED)
        .where((eb) =>
          eb.or([
            eb("returned_at", "<", before(now, RETURN_GRACE)),
            // What is ahead of now was noted before the clock was set back.
            eb("returned_at", ">", at),
            eb.and([
              eb("returned_at", "is", null),
              eb("created_at", "<", before(now, RETURN_GRACE)),
              eb("created_at", ">", before(now, UNHEARD)),
            ]),
          ]),
        )
        .where("paypal_order_id", "is not", null)
        .where(isDue(now))
        .orderBy((eb) => eb.case().when("returned_at", "is", null).then(1).else(0).end())
        .orderBy((eb) => eb.fn.coalesce("ask_at", "returned_at", "created_at"))
        .limit(AT_ONCE)
        .execute();
      return found.map(donationOf);
    },

    /** Takes one that is due until its next look; false when another process has taken it in between. */
    take: async (donation: Donation, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation")
        .set({ ask_at: nextLook(donation, now).toISOString() })
        .where("id", "=", donation._id)
        .where(isDue(now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** The longer an order has waited, the less likely it is that the next minute changes anything. */
function nextLook(donation: Donation, now: Date): Date {
  // However far off a clock was, what it noted is no reason to ask every minute.
  const waited = Math.abs(now.getTime() - Date.parse(donation.returnedAt ?? donation.createdAt));
  const most = isExpired(donation, now) ? PAUSE.afterHope : PAUSE.most;
  return new Date(now.getTime() + Math.min(most, Math.max(PAUSE.least, waited / 10)));
}

function isDue(now: Date) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  return eb.or([
    eb("ask_at", "is", null),
    eb("ask_at", "<=", before(now, 0)),
    // Further ahead than any pause: the clock was set back.
    eb("ask_at", ">", before(now, -PAUSE.afterHope)),
    eb.and([eb("ask_at", ">", before(now, -PAUSE.most)), eb("created_at", ">", before(now, ORDER_TTL))]),
  ]);
}

/** The moment so many milliseconds before `now`, as rows have it. */
const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
