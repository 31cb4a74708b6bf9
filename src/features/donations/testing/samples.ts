import { type CallOptions, openApp, type TestApp } from "../../../../test/app";
import type { Engine } from "../../../platform/db/open.server";
import { alertStore } from "../alerts/alerts.server";
import type { Donation, NewDonation } from "../donation";
import type { LedgerEntry } from "../ledger/contract";
import type { DonationTables } from "../store.server";
import { donationStore } from "../store.server";

type Headers = Record<string, string>;

const CHEQUE = {
  method: "cheque",
  amount: "1,000",
  givenOn: "2026-03-01",
  firstName: "Ying",
  lastName: "Ho",
};

/** Enters a donation by the API; gives its id. */
async function addDonation(
  app: TestApp,
  staff: Headers,
  donation: Record<string, unknown> = {},
): Promise<string> {
  const json = { donation: { ...CHEQUE, ...donation } };
  const answer = await app.call("POST", "/api/addDonation", { headers: staff, json });
  const { donation_id } = (await answer.json()) as { donation_id: string };
  return donation_id;
}

/** A donation by PayPal as it may be in the ledger. */
export const BY_PAYPAL: NewDonation = {
  method: "paypal",
  state: "completed",
  amountCents: 50_000,
  refundedCents: 0,
  refunds: [],
  correction: null,
  receipt: false,
  lang: "eng",
  firstName: "Ka Yan",
  lastName: "Wong",
  email: "buyer@kapok.example",
  note: "",
  givenOn: "2026-03-05",
  createdAt: "2026-03-05T02:00:00.000Z",
  settledAt: "2026-03-05T02:01:00.000Z",
  returnedAt: null,
  paypalOrderId: null,
  paypalCaptureId: null,
  paypalAmount: "HKD 500.00",
  feeCents: 1415,
  holdReason: "",
  deletedAt: null,
  notice: null,
};

/** Puts a donation into the database of which PayPal took another amount than was ordered. */
export function mismatched(app: TestApp, donation: Partial<Donation> = {}): Promise<Donation> {
  const differs = { state: "mismatched", settledAt: null, amountCents: 20_000 } as const;
  return donationStore(app.deps.db).add({ ...BY_PAYPAL, ...differs, ...donation });
}

/** One valid input for each call that changes or reads the ledger. */
export const donationsSamples: Record<string, (app: TestApp, staff: Headers) => Promise<unknown>> = {
  "donations.one": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.totals": async () => ({ year: 2026 }),
  "donations.add": async () => ({ donation: CHEQUE }),
  "donations.edit": async (app, staff) => ({
    donation: { ...CHEQUE, _id: await addDonation(app, staff), note: "Slip came by post" },
  }),
  "donations.accept": async (app) => ({ donation_id: (await mismatched(app))._id }),
  "donations.refund": async (app, staff) => ({
    donation_id: await addDonation(app, staff),
    amount: "250",
    refundedOn: "2026-03-05",
  }),
  "donations.removeRefund": async (app, staff) => {
    const donation_id = await addDonation(app, staff);
    const json = { donation_id, amount: "250", refundedOn: "2026-03-05" };
    await app.call("POST", "/api/refundDonation", { headers: staff, json });
    return { donation_id, refund: 0 };
  },
  "donations.correct": async (app) => {
    const reversed = { state: "reversed", refundedCents: 50_000 } as const;
    const { _id } = await donationStore(app.deps.db).add({ ...BY_PAYPAL, ...reversed });
    return { donation_id: _id, left: "500" };
  },
  "donations.requestReceipt": async (app) => {
    await donationStore(app.deps.db).add({ ...BY_PAYPAL, paypalOrderId: "5O190127TN364715T" });
    return { orderId: "5O190127TN364715T" };
  },
  "donations.closeAlert": async (app) => {
    await alertStore(app.deps.db).report({ kind: "stranger", ref: "8XK3", amount: "HKD 200.00" });
    return { alert_id: "stranger:8XK3" };
  },
  "donations.resend": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.remove": async (app, staff) => ({ donation_id: await addDonation(app, staff) }),
  "donations.restore": async (app, staff) => {
    const donation_id = await addDonation(app, staff);
    await app.call("DELETE", "/api/deleteDonation", { headers: staff, json: { donation_id } });
    return { donation_id };
  },
};

/** An app whose ledger somebody signed in works with. */
export interface TestLedger {
  app: TestApp;
  /** Enters a donation by the API; gives its id. */
  add(donation?: Record<string, unknown>): Promise<string>;
  /** Puts one by PayPal into the database. */
  addPayPal(donation?: Partial<Donation>): Promise<Donation>;
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  get(path: string): Promise<any>;
  list(query?: string): Promise<LedgerEntry[]>;
  post(path: string, json: unknown): Promise<Response>;
  remove(donation_id: string): Promise<Response>;
  clear(): Promise<unknown>;
}

/** Opens an app with an empty ledger. */
export async function openLedger(engine: Engine = "sqlite"): Promise<TestLedger> {
  const app = await openApp(engine);
  const headers = await app.login();
  const call: TestLedger["call"] = (method, path, options) => app.call(method, path, { headers, ...options });
  const get = async (path: string) => (await call("GET", path)).json();
  return {
    app,
    add: (donation) => addDonation(app, headers, donation),
    addPayPal: (donation) => donationStore(app.deps.db).add({ ...BY_PAYPAL, ...donation }),
    call,
    get,
    list: async (query = "") => (await get(`/api/donations?${query}`)).donations,
    post: (path, json) => call("POST", path, { json }),
    remove: (donation_id) => call("DELETE", "/api/deleteDonation", { json: { donation_id } }),
    clear: () => app.deps.db.$extendTables<DonationTables>().deleteFrom("donation").execute(),
  };
}
