import { expect, it } from "vitest";
import { openMailServer } from "../../../../test/mail-server";
import { openDonationSite } from "../../../../test/paypal/donation-site";
import { reconcile } from "../capture/reconcile.server";

it("an e-mail about a failed payment is not sent once the donor has paid", async () => {
  const server = await openMailServer();
  const site = await openDonationSite("sqlite", { SMTP_URL: server.url, MAIL_TO: "inbox@charity.example" });
  const { orderId } = await site.order();
  await site.paypal.approve(orderId, "decline");
  await reconcile(site.app.deps, new Date(Date.now() + 120_000));
  expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(["donation", "donationNews"]);
  await site.paypal.approve(orderId);
  expect((await site.capture(orderId)).status).toBe(200);
  site.app.deps.mail.start();
  await expect
    .poll(() => server.mails.map(({ recipients }) => recipients[0]).sort())
    .toEqual(["buyer@kapok.example", "inbox@charity.example", "inbox@charity.example"]);
  expect((await site.mails(orderId)).map(({ kind }) => kind)).not.toContain("donationNews");
  expect(await site.close()).toEqual([]);
  await server.close();
});
