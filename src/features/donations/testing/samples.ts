import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

const CHEQUE = {
  method: "cheque",
  amount: "1,000",
  givenOn: "2026-03-01",
  firstName: "Ying",
  lastName: "Ho",
};

/** Enters a donation by the API; gives its id. */
export async function addDonation(
  app: TestApp,
  staff: Headers,
  donation: Record<string, unknown> = {},
): Promise<string> {
  const json = { donation: { ...CHEQUE, ...donation } };
  const answer = await app.call("POST", "/api/addDonation", { headers: staff, json });
  const { donation_id } = (await answer.json()) as { donation_id: string };
  return donation_id;
}

/** One input that works for each call that changes the ledger, or asks for a part of it. */
export const donationsSamples: Record<string, (app: TestApp, staff: Headers) => Promise<unknown>> = {
  "donations.one": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.totals": async () => ({ year: 2026 }),
  "donations.add": async () => ({ donation: CHEQUE }),
  "donations.edit": async (app, staff) => ({
    donation: { ...CHEQUE, _id: await addDonation(app, staff), note: "Slip came by post" },
  }),
  "donations.resend": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.remove": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.restore": async (app, staff) => {
    const donation_id = await addDonation(app, staff);
    await app.call("DELETE", "/api/deleteDonation", { headers: staff, json: { donation_id } });
    return { donation_id };
  },
};
