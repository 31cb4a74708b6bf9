import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../../core/db/database.server";
import type { Donation } from "./donation";
import { type DonationTables, donationOf } from "./rows.server";

/** Orders that one look asks about. */
const AT_ONCE = 50;

/** Orders that may have been paid without our knowing. */
export function openOrders(database: Database) {
  const db = database.$extendTables<DonationTables>();
  return {
    /** Those that are due to be asked about, first what has waited longest: nothing that is never paid is in the way. */
    due: async (
      now: Date,
      { returnedBefore, createdAfter }: Record<"returnedBefore" | "createdAfter", Date>,
    ) => {
      const found = await db
        .selectFrom("donation")
        .selectAll()
        .where("state", "in", ["ordered", "pending"])
        .where("returned_at", "<", returnedBefore.toISOString())
        .where("created_at", ">", createdAfter.toISOString())
        .where("paypal_order_id", "is not", null)
        .where(isDue(now))
        .orderBy((eb) => eb.fn.coalesce("ask_at", "returned_at"))
        .limit(AT_ONCE)
        .execute();
      return found.map(donationOf);
    },

    /** Takes one that is due until `next`; false when another process has taken it in between. */
    take: async ({ _id }: Donation, now: Date, next: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donation")
        .set({ ask_at: next.toISOString() })
        .where("id", "=", _id)
        .where(isDue(now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function isDue(now: Date) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  return eb.or([eb("ask_at", "is", null), eb("ask_at", "<=", now.toISOString())]);
}
