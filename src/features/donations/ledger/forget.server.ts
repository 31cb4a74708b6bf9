import type { Deps } from "../../../core/deps.server";
import type { DonationTables } from "../rows.server";

/** Milliseconds for which a deleted donation can be brought back whole. */
const UNDO = 30 * 24 * 60 * 60 * 1000;

/** The daily job: takes the donor out of what staff deleted a month ago. The amount stays, as in the journal. */
export async function forgetDeletedDonors({ db }: Deps, now: Date): Promise<void> {
  await db
    .$extendTables<DonationTables>()
    .updateTable("donation")
    .set({ first_name: "", last_name: "", email: "", note: "" })
    .where("deleted_at", "<", new Date(now.getTime() - UNDO).toISOString())
    .execute();
}
