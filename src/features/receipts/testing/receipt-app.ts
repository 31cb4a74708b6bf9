import { expect } from "vitest";
import { openApp } from "../../../../test/app";
import { openMailServer } from "../../../../test/mail-server";
import type { Engine } from "../../../core/db/open.server";
import { hongKongYear } from "../../../core/locale/dates";
import type { GiftToReceipt, Receipt } from "../contract";
import type { ReceiptTables } from "../rows.server";
import { register } from "./samples";

/** Receipts are numbered by the year of issue. */
export const YEAR = String(hongKongYear(new Date()));

interface Saved {
  receipt_id: string;
  serial: string;
}

/** A charity with an IRD file number, somebody signed in, and a mail server that takes what is sent. */
export async function openReceiptApp(engine: Engine) {
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
