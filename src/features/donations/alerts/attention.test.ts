import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DonationSite, openDonationSite } from "../../../../test/paypal/donation-site";
import { donationTests } from "../../../../test/paypal/donation-tests";
import type { OutputOf } from "../../../platform/http/contract";
import type { DonationTables } from "../store.server";
import type { alertsContract } from "./contract";

type Attention = OutputOf<(typeof alertsContract)["attention"]>;

async function attentionAt({ app }: DonationSite, headers: Record<string, string>): Promise<Attention> {
  return (await app.call("GET", "/api/donationAttention", { headers })).json();
}

describe("what about money waits for staff", () => {
  const site = donationTests();
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await site.app.login();
  });

  const attention = () => attentionAt(site, headers);
  const given = async (outcome: "pay" | "pending" | "unaccepted" = "pay", amount?: string) => {
    const { orderId } = await site.order(amount);
    await site.paypal.approve(orderId, outcome);
    await site.capture(orderId);
    return orderId;
  };
  const close = (alert_id: string) =>
    site.app.call("POST", "/api/closeDonationAlert", { headers, json: { alert_id } });

  it("has a payment that PayPal holds, with its reason", async () => {
    await given("unaccepted");
    const orderId = await given("pending");
    expect((await attention()).held).toEqual([
      { reason: "PENDING_REVIEW", count: 1 },
      { reason: "RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION", count: 1 },
    ]);
    await site.paypal.settle(orderId, "COMPLETED");
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect((await attention()).held).toHaveLength(1);
  });

  it("has a dispute until it is over, or until somebody has dealt with it", async () => {
    const orderId = await given();
    expect(await site.send(orderId, "CUSTOMER.DISPUTE.CREATED")).toEqual([200]);
    const donation = await site.stored(orderId);
    const dispute = {
      _id: `dispute:PP-D-${orderId}`,
      kind: "dispute",
      donation_id: donation?._id,
      amount: "HKD 200.00",
      reason: "UNAUTHORISED",
      due: "2027-01-05T08:00:00.000Z",
    };
    expect((await attention()).alerts).toMatchObject([dispute]);
    expect((await close(dispute._id)).status).toBe(200);
    expect((await close(dispute._id)).status).toBe(404);
    expect((await attention()).alerts).toEqual([]);
    await site.send(orderId, "CUSTOMER.DISPUTE.RESOLVED");
    // PayPal sends it late: it describes an earlier state.
    await site.send(orderId, "CUSTOMER.DISPUTE.UPDATED");
    expect((await attention()).alerts).toEqual([]);
  });

  it("has no dispute any more that PayPal says is over", async () => {
    const orderId = await given();
    await site.send(orderId, "CUSTOMER.DISPUTE.CREATED", { copies: 2 });
    expect((await attention()).alerts).toHaveLength(1);
    await site.send(orderId, "CUSTOMER.DISPUTE.RESOLVED");
    expect((await attention()).alerts).toEqual([]);
  });

  it("has money of no donation here, once", async () => {
    const orderId = await given();
    await site.app.deps.db
      .$extendTables<DonationTables>()
      .deleteFrom("donation")
      .where("paypal_order_id", "=", orderId)
      .execute();
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(site.app.errors()).toHaveLength(2);
    expect((await attention()).alerts).toMatchObject([
      { _id: `stranger:${orderId}`, kind: "stranger", ref: orderId, amount: "HKD 200.00" },
    ]);
    expect((await close(`stranger:${orderId}`)).status).toBe(200);
    await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED");
    expect(site.app.errors()).toHaveLength(1);
    expect((await attention()).alerts).toEqual([]);
  });

  it("has that PayPal refuses our account, until it does the same for us again", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "forbidden", times: 1 });
    expect((await site.capture(orderId)).status).toBe(503);
    expect(site.app.errors()).toHaveLength(1);
    const refused = { kind: "refused", ref: "capture", reason: "forbidden" };
    expect((await attention()).alerts).toMatchObject([refused]);
    await site.order();
    expect((await attention()).alerts).toMatchObject([refused]);
    expect((await site.capture(orderId)).status).toBe(200);
    expect((await attention()).alerts).toEqual([]);
  });
});

describe("a wrong secret of PayPal", () => {
  let site: DonationSite;
  beforeAll(async () => {
    site = await openDonationSite("sqlite", { PAYPAL_CLIENT_SECRET: "wrong" });
  });
  afterAll(() => site.close());

  it("is reported to staff once a donor has met it", async () => {
    const headers = await site.app.login();
    expect((await attentionAt(site, headers)).alerts).toEqual([]);
    await expect(site.order()).rejects.toThrow("503");
    expect((await attentionAt(site, headers)).alerts).toMatchObject([
      { kind: "refused", ref: "token", reason: "credentials" },
    ]);
  });
});
