import type { Database } from "../../../core/db/database.server";
import type { Donation } from "../donation";
import type { OrderAnswer } from "../paypal/answers";
import { donationStore } from "../store.server";

/**
 * The donation that an order of PayPal belongs to. When the answer to our order never arrived, the donation does
 * not know the order yet, but the order knows the donation.
 */
export async function donationOfOrder(db: Database, order: OrderAnswer): Promise<Donation | undefined> {
  const donations = donationStore(db);
  const known = await donations.byOrder(order.id);
  if (known) return known;
  const customId = order.purchase_units[0]?.custom_id;
  const donation = customId ? await donations.find(customId) : undefined;
  if (!donation || donation.paypalOrderId !== null) return undefined;
  const adopted = { ...donation, paypalOrderId: order.id, version: donation.version + 1 };
  return (await donations.replace(adopted)) ? adopted : donations.byOrder(order.id);
}
