import { describe, expect, it } from "vitest";
import { openApp } from "../../../../test/app";
import { ORDERS, openDonationSite } from "../../../../test/paypal/donation-site";
import { donationTests } from "../../../../test/paypal/donation-tests";

describe("donations by PayPal", () => {
  const site = donationTests();

  it("orders, captures once however often it is called, and e-mails staff and donor once", async () => {
    const { orderId, approveUrl } = await site.order("200.00", true);
    expect(approveUrl).toBe(`${site.paypal.url}/checkoutnow?token=${orderId}`);
    await site.paypal.approve(orderId);
    const answers = await Promise.all([site.capture(orderId), site.capture(orderId), site.capture(orderId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const donation = await site.stored(orderId);
    expect(await answers[0]?.json()).toEqual({ message: "success", donation_id: donation?._id });
    expect(donation).toMatchObject({
      state: "completed",
      amountCents: 20_000,
      receipt: true,
      email: "buyer@kapok.example",
    });
    expect((await site.capture(orderId)).status).toBe(200);
    const letters = await site.mails(orderId);
    expect(letters.map(({ kind }) => kind)).toEqual(["donation", "donationThanks"]);
    for (const said of ["Ka Yan", "Wong", "buyer@kapok.example", "HK$200", "Receipt: yes", "Time: "]) {
      expect(letters[0]?.text).toContain(said);
    }
    expect(letters[1]?.text).toContain("HK$200");
  });

  it.each([
    ["１，２３４．５０", 123_450],
    ["HK$ 1,000", 100_000],
    ["1,000,000", 100_000_000],
    ["5 00", 50_000],
  ])("reads %j as people write it", async (amount, amountCents) => {
    expect(await site.stored((await site.order(amount)).orderId)).toMatchObject({ amountCents });
  });

  // A comma typed for the point would make a gift a hundred times as large.
  const COMMAS = ["500,00", "1,50", "12,34,5", ",5", "1,0000", "1,000.5,0", "1234,567"];
  it.each([...COMMAS, "0.99", "1000000.01", "1.999", "", "abc", "-5", "1e3"])(
    "refuses the amount %j",
    async (amount) => {
      const answer = await site.app.call("POST", ORDERS, { json: { amount, receipt: false } });
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toMatchObject([{ path: "amount" }]);
    },
  );

  it("says 402 for a payment that is not approved or is declined, and takes it when another try works", async () => {
    const { orderId } = await site.order();
    expect((await site.capture(orderId)).status).toBe(402);
    await site.paypal.approve(orderId, "decline");
    expect((await site.capture(orderId)).status).toBe(402);
    await site.paypal.approve(orderId);
    expect((await site.capture(orderId)).status).toBe(200);
  });

  it("marks another amount than was ordered, for somebody to look at", async () => {
    const { orderId } = await site.order("1000");
    await site.paypal.approve(orderId);
    await site.paypal.fault({ call: "capture", how: "wrong-amount", times: 1 });
    expect((await site.capture(orderId)).status).toBe(409);
    expect(await site.stored(orderId)).toMatchObject({ state: "mismatched", paypalAmount: "HKD 1.00" });
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation"]);
  });

  it("does not know orders of others", async () => {
    expect((await site.capture("UNKNOWN")).status).toBe(404);
  });
});

describe("the state of the PayPal account for staff", () => {
  it.each([
    [{ PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "" }, false],
    [
      { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "8XK31563NV8412947" },
      true,
    ],
  ])("says whether its webhooks are taken: %j", async (env, webhook) => {
    const app = await openApp("sqlite", env);
    const answer = await app.call("GET", "/api/donations", { headers: await app.login() });
    expect(await answer.json()).toMatchObject({ paypal: true, webhook });
    await app.close();
  });
});

describe("without an account at PayPal", () => {
  it("says so", async () => {
    const app = await openApp("sqlite");
    const answer = await app.call("POST", ORDERS, { json: { amount: "200", receipt: false } });
    expect(answer.status).toBe(503);
    await app.close();
  });
});

describe("when PayPal refuses the charity's account", () => {
  const REFUSALS = [
    ["its credentials", { how: "unauthorized", times: 2 }],
    ...[
      "PAYEE_ACCOUNT_RESTRICTED",
      "PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING",
      "AUTH_CAPTURE_NOT_ENABLED",
      "TRANSACTION_RECEIVING_LIMIT_EXCEEDED",
      "A_WORD_THAT_NOBODY_KNOWS",
    ].map((issue) => [issue, { how: `issue:${issue}`, times: 1 }] as const),
  ] as const;

  it("says that it is away, not that the payment was declined, and logs an error", async () => {
    const site = await openDonationSite("sqlite");
    for (const [why, fault] of REFUSALS) {
      const { orderId } = await site.order();
      await site.paypal.approve(orderId);
      await site.paypal.fault({ call: "capture", ...fault });
      expect([why, (await site.capture(orderId)).status]).toEqual([why, 503]);
      expect(site.app.errors(), why).toHaveLength(1);
      expect((await site.capture(orderId)).status).toBe(200);
    }
    expect(await site.close()).toEqual([]);
  });

  it.each(["PAYEE_BLOCKED_TRANSACTION", "TRANSACTION_REFUSED"])(
    "but not the payer for %s, says that the payment was declined",
    async (issue) => {
      const site = await openDonationSite("sqlite");
      const { orderId } = await site.order();
      await site.paypal.approve(orderId);
      await site.paypal.fault({ call: "capture", how: `issue:${issue}`, times: 1 });
      expect((await site.capture(orderId)).status).toBe(402);
      expect(await site.close()).toEqual([]);
    },
  );
});
