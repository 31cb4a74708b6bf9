import { sql } from "kysely";
import type { Database } from "../../../core/db/database.server";
import { fullName } from "../../../core/locale/format";
import { wordsSought } from "../../../core/locale/searched-text.server";
import { addressKey } from "../../../core/mail/mail-address";
import type { Donation } from "../donation";
import { KEPT } from "../states";
import { type DonationTables, donationOf } from "../store.server";
import type { GiftOfYear } from "./contract";

/** The year of assessment of a day, by the year in which it begins: from 1 April to 31 March. */
function taxYearOf(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month >= 4 ? year : year - 1;
}

/** What the donor of a gift gave in its year of assessment: everybody of the same name, or else of the same address. */
export async function donorYear(
  database: Database,
  donation: Donation,
): Promise<{ year: number; gifts: GiftOfYear[]; sumCents: number }> {
  const year = taxYearOf(donation.givenOn);
  const key = donorKey(donation);
  const db = database.$extendTables<DonationTables>();
  const rows = await db
    .selectFrom("donation")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("state", "in", KEPT)
    .where(sql<boolean>`amount_cents > refunded_cents`)
    .where("given_on", ">=", `${year}-04-01`)
    .where("given_on", "<=", `${year + 1}-03-31`)
    .orderBy("given_on")
    .orderBy("id")
    .execute();
  const gifts = rows
    .map(donationOf)
    .filter((each) => each._id === donation._id || (key !== "" && donorKey(each) === key))
    .map(({ _id, reference, method, givenOn, amountCents, refundedCents }) => ({
      ...{ _id, reference, method, givenOn },
      amountCents: amountCents - refundedCents,
    }));
  return { year, gifts, sumCents: gifts.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** The same for both orders and scripts of a name; "" for a gift of which nothing is known of the donor. */
function donorKey(donation: Donation): string {
  const name = wordsSought(fullName(donation)).toSorted().join(" ");
  return name !== "" ? name : addressKey(donation.email);
}
