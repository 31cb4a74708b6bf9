import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../../../core/db/database.server";
import type { Donation } from "../donation";
import { type DonationTables, donationOf } from "../rows.server";

/** Orders that one look asks about. */
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;
/** Milliseconds that the donor's own return and the webhook have before we ask PayPal ourselves. */
const PATIENCE = 60_000;
/** Milliseconds for which an order may still be paid: PayPal keeps an approved one for a few days. */
const HOPE = 7 * DAY;
/** Milliseconds for which we ask about an order of which we heard nothing: PayPal lets it be approved for hours. */
const UNHEARD = 6 * 60 * 60_000;

/** Milliseconds between two questions about one order are a tenth of what it has waited, within these. */
const PAUSE = { least: 60_000, most: 60 * 60_000, afterHope: DAY };

/** Orders that may have been paid without our knowing; of a new one, its donor may have closed the window. */
export function openOrders(database: Database) {
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
        .where("state", "in", ["ordered", "pending"])
        .where((eb) =>
          eb.or([
            eb("returned_at", "<", before(now, PATIENCE)),
            // What is ahead of now was noted before the clock was set back.
            eb("returned_at", ">", at),
            eb.and([
              eb("returned_at", "is", null),
              eb("created_at", "<", before(now, PATIENCE)),
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
  const most = isBeyondHope(donation, now) ? PAUSE.afterHope : PAUSE.most;
  return new Date(now.getTime() + Math.min(most, Math.max(PAUSE.least, waited / 10)));
}

/** Whether PayPal would hardly keep an order any more that nobody has paid. */
export function isBeyondHope({ createdAt }: Donation, now: Date): boolean {
  return createdAt < before(now, HOPE);
}

function isDue(now: Date) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  return eb.or([
    eb("ask_at", "is", null),
    eb("ask_at", "<=", before(now, 0)),
    // Further ahead than any pause: the clock was set back.
    eb("ask_at", ">", before(now, -PAUSE.afterHope)),
    eb.and([eb("ask_at", ">", before(now, -PAUSE.most)), eb("created_at", ">", before(now, HOPE))]),
  ]);
}

/** The moment so many milliseconds before `now`, as rows have it. */
const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
