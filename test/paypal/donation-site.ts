import { donationStore } from "../../src/features/donations/store.server";
import type { Engine } from "../../src/platform/db/open.server";
import { openApp, type TestApp } from "../app";
import { type Door, openDoor } from "./app-listener";
import { CLIENT_ID, CLIENT_SECRET } from "./requests";
import { type EventHow, type PayPal, startPayPal } from "./start";
import { type EventType, WEBHOOK_ID } from "./webhooks";

export const ORDERS = "/api/donations/paypal/orders";
export const WEBHOOK = "/api/webhooks/paypal";

/** The program with an account at a PayPal for tests, and what donors and PayPal do to it. */
export interface DonationSite {
  paypal: PayPal;
  app: TestApp;
  /** Orders a donation; gives PayPal's id of it and the page where the donor approves. */
  order(amount?: string, receipt?: boolean): Promise<{ orderId: string; approveUrl: string }>;
  /** Asks for the money of an order; `from` is the address of whoever does. */
  capture(orderId: string, from?: string): Promise<Response>;
  /** Has PayPal send a webhook; gives the status of each answer. */
  send(orderId: string, type: EventType, how?: EventHow): Promise<number[]>;
  stored(orderId: string): ReturnType<ReturnType<typeof donationStore>["byOrder"]>;
  /** The mails about an order, by kind. */
  mails(orderId: string): Promise<{ kind: string; text: string }[]>;
  /** Ends it; gives what PayPal had against our requests, and every error that was logged. */
  close(): Promise<unknown[]>;
}

/** Starts a program, with further settings if need be, and a PayPal that know each other. */
export async function openDonationSite(
  engine: Engine = "sqlite",
  env: Record<string, string> = {},
): Promise<DonationSite> {
  const paypal = await startPayPal();
  const app = await openApp(engine, {
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_API: paypal.url,
    ...env,
  });
  const door: Door = await openDoor(app);
  const stored = (orderId: string) => donationStore(app.deps.db).byOrder(orderId);
  return {
    paypal,
    app,
    stored,
    order: async (amount = "200", receipt = false) => {
      const answer = await app.call("POST", ORDERS, { json: { amount, receipt } });
      if (answer.status !== 201)
        throw new Error(`The order answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as { orderId: string; approveUrl: string };
    },
    capture: (orderId, from) =>
      app.call("POST", `${ORDERS}/${orderId}/capture`, from === undefined ? {} : { address: from }),
    send: (orderId, type, how) => paypal.send(door.url + WEBHOOK, orderId, type, how),
    mails: async (orderId) => mailsAbout(app, (await stored(orderId))?._id ?? ""),
    close: async () => {
      const { violations } = await paypal.report();
      await door.close();
      const errors = app.errors();
      await app.close();
      await paypal.stop();
      return [...violations, ...errors];
    },
  };
}

async function mailsAbout({ deps }: TestApp, ref: string): Promise<{ kind: string; text: string }[]> {
  const rows = await deps.db
    .$extendTables<{ outbox: { kind: string; ref: string; body_text: string } }>()
    .selectFrom("outbox")
    .select(["kind", "body_text"])
    .where("ref", "=", ref)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, body_text }) => ({ kind, text: body_text }));
}
