import type { TestApp } from "../../../../test/app";
import { siteConfig } from "../../../charity/site.config";

type Headers = Record<string, string>;

/** Gives the charity an IRD file number, without which there are no receipts. */
export async function register(app: TestApp, staff: Headers, reference = "91/00000"): Promise<void> {
  const json = { ...siteConfig, registrationReference: reference };
  const answer = await app.call("POST", "/api/editSiteDetails", { headers: staff, json });
  if (!answer.ok) throw new Error(`the site details were not saved: ${await answer.text()}`);
}

/** Enters a donation whose donor wants a receipt; gives its id. */
export async function addGift(
  app: TestApp,
  staff: Headers,
  donation: Record<string, unknown> = {},
): Promise<string> {
  const gift = {
    method: "cheque",
    amount: "1234.50",
    givenOn: "2026-05-01",
    firstName: "Tai Man",
    lastName: "Chan",
    email: "tai.man@donor.example",
    receipt: true,
    lang: "tra",
    ...donation,
  };
  const answer = await app.call("POST", "/api/addDonation", { headers: staff, json: { donation: gift } });
  if (!answer.ok) throw new Error(`the donation was not entered: ${await answer.text()}`);
  return ((await answer.json()) as { donation_id: string }).donation_id;
}

/** Issues the receipt of a new donation; gives the receipt's id. */
async function issue(app: TestApp, staff: Headers): Promise<string> {
  await register(app, staff);
  const json = { donation_id: await addGift(app, staff), name: "陳大文" };
  const answer = await app.call("POST", "/api/issueReceipt", { headers: staff, json });
  return ((await answer.json()) as { receipt_id: string }).receipt_id;
}

/** One input that works for each call that changes receipts, or asks for one. */
export const receiptsSamples: Record<string, (app: TestApp, staff: Headers) => Promise<unknown>> = {
  "receipts.issue": async (app, staff) => {
    await register(app, staff);
    return { donation_id: await addGift(app, staff), name: "陳大文" };
  },
  "receipts.gift": async (app, staff) => ({ donation_id: await addGift(app, staff) }),
  "receipts.pdf": async (app, staff) => ({ receipt_id: await issue(app, staff) }),
  "receipts.statement": async (app, staff) => {
    await issue(app, staff);
    return { email: "tai.man@donor.example", year: 2026 };
  },
  "receipts.void": async (app, staff) => ({ receipt_id: await issue(app, staff), reason: "Wrong name" }),
  "receipts.send": async (app, staff) => ({ receipt_id: await issue(app, staff) }),
};
