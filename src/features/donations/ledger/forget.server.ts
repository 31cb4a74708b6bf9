import type { Deps } from "../../../core/deps.server";
import type { DonationTables } from "../rows.server";

/** Milliseconds for which a deleted donation can be brought back whole. */
const UNDO = 30 * 24 * 60 * 60 * 1000;

/** The daily job: takes the donor out of what staff deleted a month ago. The amount stays, as in the journal. */
export async function forgetDeletedDonors({ db }: Deps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO).toISOString();
  await db.transaction().execute(async (tx) => {
    const tables = tx.$extendTables<DonationTables>();
    const deleted = tables.selectFrom("donation").select("id").where("deleted_at", "<", before);
    await tables.deleteFrom("donation_words").where("donation_id", "in", deleted).execute();
    await tables
      .updateTable("donation")
      .set({ first_name: "", last_name: "", email: "", note: "" })
      .where("deleted_at", "<", before)
      .execute();
  });
}
