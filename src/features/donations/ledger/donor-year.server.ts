import { expressionBuilder } from "kysely";
import type { Database } from "../../../platform/db/database.server";
import { fullName } from "../../../platform/locale/format";
import { nameKey } from "../../../platform/locale/searched-text.server";
import { addressKey } from "../../../platform/mail/mail-address";
import { daysOfTaxYear, taxYearOf } from "../../../platform/money/tax-year";
import { type Donation, KEPT } from "../donation";
import { type DonationTables, donationOf } from "../store.server";
import type { GiftOfYear } from "./contract";

/** The gifts of a donor in the gift's year of assessment: same name, or else same e-mail address. */
export async function donorYear(
  db: Database,
  donation: Donation,
): Promise<{ year: number; gifts: GiftOfYear[]; sumCents: number }> {
  const year = taxYearOf(donation.givenOn);
  const key = donorKey(donation);
  const gifts = (await givenBetween(db, daysOfTaxYear(year)))
    .filter((each) => each._id === donation._id || (key !== "" && donorKey(each) === key))
    .map(({ _id, reference, method, givenOn, amountCents, refundedCents }) => ({
      ...{ _id, reference, method, givenOn },
      amountCents: amountCents - refundedCents,
    }));
  return { year, gifts, sumCents: gifts.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** By name, or else by address; "" for a gift of which nothing is known of the donor. */
function donorKey(donation: Donation): string {
  return nameKey(fullName(donation)) || addressKey(donation.email);
}

/** Donations between two days of which something arrived and stayed, oldest first. */
export async function givenBetween(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<Donation[]> {
  const rows = await database
    .$extendTables<DonationTables>()
    .selectFrom("donation")
    .selectAll()
    .where(moneyIsThere())
    .where("given_on", ">=", from)
    .where("given_on", "<=", to)
    .orderBy("given_on")
    .orderBy("id")
    .execute();
  return rows.map(donationOf);
}

/** The condition that some of a donation which arrived was not paid back; a receipt is about that. */
export function moneyIsThere() {
  const eb = expressionBuilder<DonationTables, "donation">();
  return eb.and([
    eb("donation.deleted_at", "is", null),
    eb("donation.state", "in", KEPT),
    eb("donation.amount_cents", ">", eb.ref("donation.refunded_cents")),
  ]);
}
