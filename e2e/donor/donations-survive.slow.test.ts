import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "../../test/mail-server";
import { CLIENT_ID, CLIENT_SECRET } from "../../test/paypal/requests";
import { type PayPal, startPayPal } from "../../test/paypal/start";
import { WEBHOOK_ID } from "../../test/paypal/webhooks";
import { newDatabase } from "../../test/postgres";
import { asStaff, cutPower, drilledOn, report, sized, waitingMail } from "../fixtures/drill";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const KILLS = sized(1, 12);
/** Answers between two power cuts, at least: a donation takes two. */
const BETWEEN = sized(12, 18);
const DONORS = 4;
const LONGEST = { timeout: sized(120_000, 600_000) };

interface Entry {
  paypalOrderId: string | null;
  paypalCaptureId: string | null;
  amountCents: number;
  state: string;
}
interface LedgerPage {
  donations: Entry[];
  pages: number;
}

describe.each(drilledOn("postgres"))("donations by PayPal on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-gifts-"));
  let mail: MailServer;
  let paypal: PayPal;
  let place: ServerPlace;
  let server: RunningServer;

  beforeAll(async () => {
    [mail, paypal] = await Promise.all([openMailServer(), startPayPal()]);
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const settings = {
      SMTP_URL: mail.url,
      MAIL_TO: "inbox@charity.example",
      DEMO_CONTENT: "off",
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_API: paypal.url,
    };
    place = { dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    server = await startServer(place);
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([mail.close(), paypal.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  let number = 0;
  let answers = 0;
  const approved: string[] = [];
  const thanked: string[] = [];

  /** Calls the site as a donor with a network of their own; null when it is down. */
  const call = async (path: string, json: unknown = {}) => {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": `10.1.0.${number & 255}` };
    const sent = { method: "POST", headers, body: JSON.stringify(json) };
    const answer = await fetch(addressOf(place) + path, sent).catch(() => null);
    if (answer) answers += 1;
    const body: unknown = await answer?.json().catch(() => null);
    return answer && body ? { status: answer.status, body: body as Record<string, string> } : null;
  };

  /** One donor: orders, approves, and comes back; every third closes the window instead. False once the site is down. */
  const give = async (): Promise<boolean> => {
    number += 1;
    const mine = number;
    const ordered = await call("/api/donations/paypal/orders", {
      amount: String(100 + mine),
      receipt: false,
    });
    const orderId = ordered?.body.orderId;
    if (!orderId) return false;
    await paypal.approve(orderId);
    approved.push(orderId);
    if (mine % 3 === 0) return true;
    const captured = await call(`/api/donations/paypal/orders/${orderId}/capture`);
    if (captured?.status === 200) thanked.push(orderId);
    return captured !== null;
  };

  it(`are in the ledger once, as PayPal took them, after ${KILLS} power cuts`, LONGEST, async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = answers + BETWEEN + Math.floor(Math.random() * BETWEEN);
      let ended: Promise<void> | undefined;
      const donors = Array.from({ length: DONORS }, async () => {
        while (await give()) {
          if (answers >= enough) ended ??= cutPower(server);
        }
      });
      await Promise.all(donors);
      await ended;
      server = await startServer(place);
    }
    // PayPal sends an event until it is answered, to this one or that, and some twice.
    for (const orderId of approved) {
      const to = `${addressOf(place)}/api/webhooks/paypal`;
      expect(await paypal.send(to, orderId, "CHECKOUT.ORDER.APPROVED", { copies: 2 })).toEqual([200, 200]);
      expect(await paypal.send(to, orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    }

    const [{ captures, violations }, ledger] = [await paypal.report(), await entries()];
    const taken = captures.map(({ orderId, id, amount }) => `${orderId} ${id} ${amount.value}`);
    const entered = ledger.map(
      ({ paypalOrderId, paypalCaptureId, amountCents }) =>
        `${paypalOrderId} ${paypalCaptureId} ${(amountCents / 100).toFixed(2)}`,
    );
    expect(entered.sort()).toEqual(taken.sort());
    expect(captures.map(({ orderId }) => orderId).sort()).toEqual([...approved].sort());
    const completed = ledger.filter(({ state }) => state === "completed");
    expect(thanked.filter((id) => !completed.some(({ paypalOrderId }) => paypalOrderId === id))).toEqual([]);
    expect(completed).toHaveLength(approved.length);
    expect(violations).toEqual([]);

    await expect.poll(() => waitingMail(place), { timeout: 40_000, interval: 250 }).toBe(0);
    const subjects = mail.mails.map(({ headers }) => headers.subject ?? "");
    const notices = subjects.filter((subject) => subject.startsWith("Donation of "));
    const expected = completed.map(
      ({ amountCents }) => `Donation of HK$${amountCents / 100} by PayPal has arrived`,
    );
    expect([...new Set(notices)].sort()).toEqual(expected.sort());
    expect(subjects.length - notices.length).toBeGreaterThanOrEqual(completed.length);
    expect(subjects.length).toBeLessThanOrEqual(2 * completed.length + KILLS);
    expect(approved.length).toBeGreaterThanOrEqual(sized(6, 100));
    report(`donations on ${engine}`, {
      approved: approved.length,
      captured: captures.length,
      "in the ledger": completed.length,
      "power cuts": KILLS,
      "e-mails twice": subjects.length - new Set(mail.mails.map(({ headers }) => headers["message-id"])).size,
    });
  });

  async function entries(): Promise<Entry[]> {
    const first = await asStaff<LedgerPage>(place, "/api/donations");
    const all = [...first.donations];
    for (let page = 2; page <= first.pages; page += 1)
      all.push(...(await asStaff<LedgerPage>(place, `/api/donations?page=${page}`)).donations);
    return all;
  }
});
