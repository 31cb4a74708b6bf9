import type { Database } from "../../../platform/db/database.server";
import type { DonationTables } from "../store.server";

/** Returns whether an event of PayPal was counted: it changes nothing more. */
export async function isCounted(db: Database, eventId: string): Promise<boolean> {
  const events = db.$extendTables<DonationTables>().selectFrom("paypal_event");
  return (await events.select("id").where("id", "=", eventId).executeTakeFirst()) !== undefined;
}

/** Counts an event of PayPal about an order; false when it was counted before. */
export async function countEvent(
  db: Database,
  { id, event_type }: { id: string; event_type: string },
  orderId?: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .$extendTables<DonationTables>()
    .insertInto("paypal_event")
    .values({
      id,
      type: event_type,
      paypal_order_id: orderId ?? null,
      received_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
