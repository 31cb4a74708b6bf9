import { type ExpressionBuilder, expressionBuilder } from "kysely";
import { settingsOf } from "../../../platform/config/config.server";
import type { Deps } from "../../../platform/deps.server";
import { hongKongDay } from "../../../platform/locale/format";
import { type Donation, THERE, UNSETTLED } from "../donation";
import { payPalSettings } from "../paypal/account.server";
import { type DonationTables, donationOf } from "../store.server";
import { isExpired, isUnknown, ORDER_TTL } from "./outcome";
import { syncOrder } from "./sync-order.server";

/** Milliseconds between two rounds. */
const EVERY = 60_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * Orders that may have been paid without our knowing; of a new one, its donor may have closed the window. One round asks
 * about so many; the donor's own return and the webhook come before, and PayPal lets an order be approved for hours.
 */
const OPEN = { atOnce: 50, grace: 60_000, unheard: 6 * HOUR };
/** Milliseconds between two questions about an open order are a tenth of what it has waited, within these. */
const PAUSE = { least: 60_000, most: HOUR, afterHope: DAY };
/**
 * Donations that have arrived: each is queried once a day for as long as PayPal refunds it, and a day on top. PayPal
 * rate-limits clients, and nobody waits for these.
 */
const ARRIVED = { atOnce: 5, every: DAY, refundable: 181 * DAY };

/**
 * Queries PayPal about orders whose donor came back while PayPal did not answer, or may never come back, about payments
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

/** One round of the open orders that are due, each by itself. Failures are retried in a later round. */
export async function reconcile(deps: Deps, now: Date): Promise<void> {
  const take = (donation: Donation) =>
    note(deps, donation, { ask_at: nextQuestion(donation, now).toISOString() }, isOpenDue(now));
  try {
    for (const donation of await dueOpen(deps, now)) {
      try {
        if (await take(donation)) await ask(deps, donation, now);
      } catch (err) {
        deps.log.error({ err, donation: donation._id }, "an open donation cannot be settled");
      }
    }
  } catch (err) {
    deps.log.warn({ err }, "open donations could not be looked at");
  }
}

/**
 * One round of the donations that have arrived and may have been refunded without our hearing of it, as when a webhook
 * was lost. The first one about which PayPal does not answer ends it.
 */
export async function reviewArrived(deps: Deps, now: Date): Promise<void> {
  const take = (donation: Donation) =>
    note(deps, donation, { reviewed_at: now.toISOString() }, isReviewDue(now));
  try {
    for (const donation of await dueArrived(deps, now))
      if ((await take(donation)) && isUnknown(await ask(deps, donation, now))) return;
  } catch (err) {
    deps.log.warn({ err }, "donations that have arrived could not be reviewed");
  }
}

/** Queries PayPal about one. */
const ask = async (deps: Deps, donation: Donation, now: Date) =>
  (await syncOrder(deps, donation, { by: "program", now })).outcome;

const donations = ({ db }: Deps) => db.$extendTables<DonationTables>();

/** Takes a donation that is due; false when another process has taken it in between. */
async function note(
  deps: Deps,
  { _id }: Donation,
  noted: { ask_at: string } | { reviewed_at: string },
  isDue: ReturnType<typeof isOpenDue>,
): Promise<boolean> {
  const taken = donations(deps).updateTable("donation").set(noted).where("id", "=", _id).where(isDue);
  return (await taken.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Open orders that are due for a query, first those with an event, then what has waited longest: nothing that
 * is never paid is in the way.
 */
async function dueOpen(deps: Deps, now: Date): Promise<Donation[]> {
  const found = await donations(deps)
    .selectFrom("donation")
    .selectAll()
    .where("state", "in", UNSETTLED)
    .where((eb) =>
      eb.or([
        eb("returned_at", "<", before(now, OPEN.grace)),
        // What is ahead of now was noted before the clock was set back.
        eb("returned_at", ">", before(now, 0)),
        eb.and([
          eb("returned_at", "is", null),
          eb("created_at", "<", before(now, OPEN.grace)),
          eb("created_at", ">", before(now, OPEN.unheard)),
        ]),
      ]),
    )
    .where("paypal_order_id", "is not", null)
    .where(isOpenDue(now))
    .orderBy((eb) => eb.case().when("returned_at", "is", null).then(1).else(0).end())
    .orderBy((eb) => eb.fn.coalesce("ask_at", "returned_at", "created_at"))
    .limit(OPEN.atOnce)
    .execute();
  return found.map(donationOf);
}

/** Donations that are due for review, first those queried longest ago. */
async function dueArrived(deps: Deps, now: Date): Promise<Donation[]> {
  const found = await donations(deps)
    .selectFrom("donation")
    .selectAll()
    .where("given_on", ">=", hongKongDay(new Date(now.getTime() - ARRIVED.refundable)))
    .where("state", "in", THERE)
    .where("paypal_order_id", "is not", null)
    .where(isReviewDue(now))
    .orderBy((eb) => eb.fn.coalesce("reviewed_at", "settled_at", "created_at"))
    .limit(ARRIVED.atOnce)
    .execute();
  return found.map(donationOf);
}

/** The longer an order has waited, the less likely it is that the next minute changes anything. */
function nextQuestion(donation: Donation, now: Date): Date {
  // Times noted by a wrong clock must not cause a request every minute.
  const waited = Math.abs(now.getTime() - Date.parse(donation.returnedAt ?? donation.createdAt));
  const most = isExpired(donation, now) ? PAUSE.afterHope : PAUSE.most;
  return new Date(now.getTime() + Math.min(most, Math.max(PAUSE.least, waited / 10)));
}

function isOpenDue(now: Date) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  return eb.or([
    eb("ask_at", "is", null),
    eb("ask_at", "<=", before(now, 0)),
    // Further ahead than any pause: the clock was set back.
    eb("ask_at", ">", before(now, -PAUSE.afterHope)),
    eb.and([eb("ask_at", ">", before(now, -PAUSE.most)), eb("created_at", ">", before(now, ORDER_TTL))]),
  ]);
}

/** The condition that the last word about a donation is a day old, or was noted before the clock was set back. */
function isReviewDue(now: Date) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  const last = eb.fn.coalesce("reviewed_at", "settled_at", "created_at");
  return eb.or([eb(last, "<=", before(now, ARRIVED.every)), eb(last, ">", before(now, -ARRIVED.every))]);
}

/** The moment so many milliseconds before `now`, as rows have it. */
const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
