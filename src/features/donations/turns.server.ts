import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { Database } from "../../core/db/database.server";
import type { DonationTables } from "./rows.server";

/** Questions about one order that its donor, or anybody with its id, may bring about at once. */
const AT_ONCE = 20;
/** Milliseconds after which they may one more. */
const REGAIN = 5000;
/** How often a turn is tried for when others take theirs in between. */
const TRIES = AT_ONCE;

/** A question about an order: when PayPal may be asked again, as it stood in the row when this one was asked. */
export interface Turn {
  askAt: string | null;
}

/** Whose turn it is to ask PayPal about an order; kept in the database, so that it holds for all processes. */
export function turns(database: Database) {
  const db = database.$extendTables<DonationTables>();
  const askAtOf = async (orderId: string) =>
    (
      await db
        .selectFrom("donation")
        .select("ask_at")
        .where("paypal_order_id", "=", orderId)
        .executeTakeFirst()
    )?.ask_at ?? null;
  return {
    /** The program's turn, which it always has. */
    ofProgram: async (orderId: string): Promise<Turn> => ({ askAt: await askAtOf(orderId) }),

    /** Takes a turn for the donor of an order; undefined when there have been too many. */
    takeForDonor: async (orderId: string): Promise<Turn | undefined> => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const before = await askAtOf(orderId);
        // Read after the row: what other donors' calls noted is then never too far ahead of it.
        const now = Date.now();
        const spent = before === null ? 0 : Date.parse(before) - now;
        // What is further ahead is no donor's doing: the program's own look, or a clock that was set back.
        const counted = spent > 0 && spent <= AT_ONCE * REGAIN ? spent : 0;
        if (counted + REGAIN > AT_ONCE * REGAIN) return undefined;
        const askAt = new Date(now + counted + REGAIN).toISOString();
        const { numUpdatedRows } = await db
          .updateTable("donation")
          .set({ ask_at: askAt })
          .where("paypal_order_id", "=", orderId)
          .where(isAt(before))
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return { askAt };
      }
      return undefined;
    },

    /** Notes that nobody has paid an order, so that the program asks no more, unless somebody asked in between. */
    endUnpaid: async (orderId: string, { askAt }: Turn): Promise<void> => {
      await db
        .updateTable("donation")
        .set((eb) => ({ returned_at: null, version: eb("version", "+", 1) }))
        .where("paypal_order_id", "=", orderId)
        .where("state", "=", "ordered")
        .where(isAt(askAt))
        .execute();
    },
  };
}

function isAt(askAt: string | null) {
  const eb: ExpressionBuilder<DonationTables, "donation"> = expressionBuilder();
  return askAt === null ? eb("ask_at", "is", null) : eb("ask_at", "=", askAt);
}
