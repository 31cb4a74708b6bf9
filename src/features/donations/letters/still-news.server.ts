import type { Database } from "../../../core/db/database.server";
import type { DonationState } from "../donation";
import { donationStore } from "../store.server";

const ARRIVED: readonly DonationState[] = ["completed", "partlyRefunded"];

/** Whether a letter that a payment came to nothing may still leave: the donor may have paid since, and was thanked. */
export async function isStillNews(db: Database, donationId: string): Promise<boolean> {
  const donation = await donationStore(db).find(donationId);
  return donation !== undefined && !ARRIVED.includes(donation.state);
}
