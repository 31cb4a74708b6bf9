import { expect } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";
import { contentApi } from "../../../../test/content/entries";
import { openMailServer } from "../../../../test/mail-server";
import { siteConfig } from "../../../charity/site.config";
import type { Engine } from "../../../platform/db/open.server";
import { hongKongYear } from "../../../platform/locale/format";
import type { GiftToReceipt, Receipt } from "../contract";
import type { ReceiptTables } from "../store.server";

/** Receipts are numbered by the year of issue. */
export const YEAR = String(hongKongYear(new Date()));

interface Saved {
  receipt_id: string;
  serial: string;
}

/** A charity with an IRD file number, a signed-in user, and a fake mail server. */
export async function openReceiptApp(engine: Engine = "sqlite") {
  const server = await openMailServer();
  const settings = { SMTP_URL: server.url, MAIL_TO: "inbox@charity.example", LOG_LEVEL: "error" };
  const app = await openApp(engine, settings);
  const staff = await app.login();
  await register(app, staff);

  const get = async <T>(path: string): Promise<T> => (await app.call("GET", path, { headers: staff })).json();
  const post = (path: string, json: unknown) => app.call("POST", path, { headers: staff, json });

  return {
    app,
    staff,
    server,
    get,
    post,

    issue: async (donation_id: string, more: Record<string, unknown> = {}): Promise<Saved> => {
      const answer = await post("/api/issueReceipt", { donation_id, name: "陳大文", ...more });
      expect(answer.status).toBe(200);
      return answer.json();
    },

    /** Status and message of what is not done. */
    refused: async (path: string, json: unknown): Promise<[number, string]> => {
      const answer = await post(path, json);
      return [answer.status, (await answer.json()).message];
    },

    list: (query = "") => get<{ receipts: Receipt[]; total: number }>(`/api/receipts${query}`),

    /** The donations whose donors wait. */
    waiting: async (): Promise<string[]> => {
      const { gifts } = await get<{ gifts: GiftToReceipt[] }>("/api/giftsWithoutReceipt");
      return gifts.map(({ donation_id }) => donation_id);
    },

    pdf: async (receipt_id: string): Promise<Buffer> => {
      const file = await get<{ pdf: string }>(`/api/receiptPdf?receipt_id=${receipt_id}`);
      return Buffer.from(file.pdf, "base64");
    },

    /** Forgets everything for the next test. */
    clear: async (): Promise<void> => {
      const tables = app.deps.db.$extendTables<
        ReceiptTables & Record<"outbox" | "donation", { id: string }>
      >();
      for (const table of ["outbox", "receipt", "receipt_counter", "donation"] as const) {
        await tables.deleteFrom(table).execute();
      }
      server.mails.splice(0);
      expect(app.errors()).toEqual([]);
    },

    close: async (): Promise<void> => {
      await app.close();
      await server.close();
    },
  };
}

type Headers = Record<string, string>;

/** Gives the charity an IRD file number, without which there are no receipts. */
export async function register(app: TestApp, staff: Headers, reference = "91/00000"): Promise<void> {
  const details = { ...siteConfig, registrationReference: reference };
  const { status, body } = await contentApi(app, staff, "siteDetails").edit("siteDetails", details);
  if (status !== 200) throw new Error(`the site details were not saved: ${JSON.stringify(body)}`);
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

/** One valid input for each call that changes or reads receipts. */
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
  "receipts.donors": async (app, staff) => {
    await addGift(app, staff);
    return { year: 2026 };
  },
  "receipts.void": async (app, staff) => ({ receipt_id: await issue(app, staff), reason: "Wrong name" }),
  "receipts.send": async (app, staff) => ({ receipt_id: await issue(app, staff) }),
};
