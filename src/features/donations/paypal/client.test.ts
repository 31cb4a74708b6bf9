import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID, CLIENT_SECRET } from "../../../../test/paypal/requests";
import { type PayPal, startPayPal } from "../../../../test/paypal/start";
import { signedHeaders, WEBHOOK_ID } from "../../../../test/paypal/webhooks";
import { approvePage, captureOf, payerOf } from "./answers";
import { type PayPalClient, payPalClient } from "./client.server";

const order = (donationId: string) => ({
  donationId,
  amount: "200.00",
  description: "Donation",
  brandName: "Kapok",
  locale: "zh-HK",
  returnUrl: "http://localhost:3000/donate/paypal/return",
  cancelUrl: "http://localhost:3000/donate",
});

describe("the PayPal client", () => {
  let paypal: PayPal;
  let client: PayPalClient;

  beforeAll(async () => {
    paypal = await startPayPal();
  });
  beforeEach(() => {
    client = payPalClient({
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      webhookId: WEBHOOK_ID,
      api: paypal.url,
    });
  });
  afterAll(async () => {
    const { violations } = await paypal.report();
    await paypal.stop();
    expect(violations).toEqual([]);
  });

  it("follows nobody elsewhere, with its credentials or with an order", async () => {
    const asked: (string | undefined)[] = [];
    const elsewhere = createServer(({ url }, response) => {
      asked.push(url);
      const token = url === "/second/v1/oauth2/token" && { access_token: "t", expires_in: 600 };
      if (token) response.end(JSON.stringify(token));
      else response.writeHead(307, { Location: "/elsewhere" }).end();
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const address = elsewhere.address();
    const port = typeof address === "object" && address ? address.port : 0;
    for (const path of ["first", "second"]) {
      const api = `http://127.0.0.1:${port}/${path}`;
      const settings = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, webhookId: WEBHOOK_ID, api };
      await expect(payPalClient(settings).createOrder(order("d-0"))).rejects.toThrow();
    }
    elsewhere.close();
    expect(asked).toEqual([
      "/first/v1/oauth2/token",
      "/second/v1/oauth2/token",
      "/second/v2/checkout/orders",
    ]);
  });

  it("places an order, has it approved and takes the money", async () => {
    const placed = await client.createOrder(order("d-1"));
    expect(approvePage(placed)).toContain(`/checkoutnow?token=${placed.id}`);
    expect(captureOf(placed)).toBeUndefined();
    await paypal.approve(placed.id);
    const done = await client.capture(placed.id, "d-1");
    expect(captureOf(done)).toMatchObject({
      status: "COMPLETED",
      amount: { currency_code: "HKD", value: "200.00" },
    });
    expect(payerOf(done)).toEqual({
      firstName: "Ka Yan",
      lastName: "Wong",
      email: "buyer@kapok.example",
    });
    expect(await client.order(placed.id)).toMatchObject({ status: "COMPLETED" });
  });

  it("gets the same order and the same capture however often it calls", async () => {
    const placed = await client.createOrder(order("d-2"));
    expect((await client.createOrder(order("d-2"))).id).toBe(placed.id);
    await paypal.approve(placed.id);
    const captures = [await client.capture(placed.id, "d-2"), await client.capture(placed.id, "d-2")];
    expect(captureOf(captures[1] ?? placed)?.id).toBe(captureOf(captures[0] ?? placed)?.id);
  });

  it("names the issue when PayPal refuses", async () => {
    const placed = await client.createOrder(order("d-3"));
    await expect(client.capture(placed.id, "d-3")).rejects.toMatchObject({
      status: 422,
      issue: "ORDER_NOT_APPROVED",
      isTemporary: false,
    });
    await paypal.approve(placed.id, "decline");
    await expect(client.capture(placed.id, "d-3", 1)).rejects.toMatchObject({ issue: "INSTRUMENT_DECLINED" });
    await paypal.approve(placed.id);
    await expect(client.capture(placed.id, "d-3", 1)).rejects.toMatchObject({ issue: "INSTRUMENT_DECLINED" });
    expect((await client.capture(placed.id, "d-3", 2)).status).toBe("COMPLETED");
    await expect(client.order("UNKNOWN")).rejects.toMatchObject({ status: 404 });
  });

  it("gets another token when the one it has no longer counts", async () => {
    const placed = await client.createOrder(order("d-4"));
    await paypal.forgetTokens();
    expect((await client.order(placed.id)).id).toBe(placed.id);
  });

  it("says that a failure may pass when PayPal breaks, drops the connection or is away", async () => {
    const placed = await client.createOrder(order("d-5"));
    await paypal.approve(placed.id);
    await paypal.fault({ call: "capture", how: "error", times: 1 });
    await expect(client.capture(placed.id, "d-5")).rejects.toMatchObject({ status: 500, isTemporary: true });
    await paypal.fault({ call: "capture", how: "drop", times: 1 });
    await expect(client.capture(placed.id, "d-5")).rejects.toMatchObject({ status: 0, isTemporary: true });
    expect(captureOf(await client.capture(placed.id, "d-5"))?.status).toBe("COMPLETED");
    const away = payPalClient({
      clientId: "a",
      clientSecret: "b",
      webhookId: "c",
      api: "http://127.0.0.1:9",
    });
    await expect(away.order("X")).rejects.toMatchObject({ status: 0, issue: "UNREACHABLE" });
  });

  it("does not believe a webhook that PayPal did not sign, nor one that smuggles in another question", async () => {
    const headers = new Headers(signedHeaders('{"id":"WH-1"}', false));
    expect(await client.isGenuine({ headers, rawBody: '{"id":"WH-1"}' })).toBe(false);
    expect(await client.isGenuine({ headers, rawBody: '{"id":"WH-1"},"webhook_id":"mine"' })).toBe(false);
    expect(await client.isGenuine({ headers, rawBody: "" })).toBe(false);
  });
});
