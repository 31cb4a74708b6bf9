import type { DemoSeed } from "../../core/demo/seed.server";
import { hongKongDay } from "../../core/locale/dates";
import { DEMO_DONATIONS } from "./demo/donations";
import { enteredDonation } from "./ledger/entry.server";
import { donationStore } from "./store.server";

const DAY = 24 * 60 * 60 * 1000;

/** Donations as staff would have entered them over a year and a half. */
export const seedDonations: DemoSeed = async () => async (tx, journal) => {
  const now = new Date();
  for (const { daysAgo, dollars, ...donor } of DEMO_DONATIONS.toReversed()) {
    const day = new Date(now.getTime() - daysAgo * DAY);
    const entry = {
      email: "",
      receipt: false,
      note: "",
      ...donor,
      amount: Math.round(dollars * 100),
      givenOn: hongKongDay(day),
    };
    const { _id, amountCents, version } = await donationStore(tx).add(enteredDonation(entry, day));
    await journal("donations", "add", _id, { _id, amountCents, version });
  }
};
