import { type CallOptions, openApp, type TestApp } from "../../../../test/app";
import type { Engine } from "../../../core/db/open.server";
import type { Donation } from "../donation";
import type { LedgerEntry } from "../ledger/contract";
import type { DonationTables } from "../rows.server";
import { donationStore } from "../store.server";
import { addDonation, BY_PAYPAL } from "./samples";

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
export async function openLedger(engine: Engine): Promise<TestLedger> {
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
