import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { siteConfig } from "../../src/charity/site.config";
import { hongKongYear } from "../../src/platform/locale/dates";
import { type Findings, look } from "../fixtures/axe";
import { staffCall } from "../fixtures/content";
import { siteWithPayPal } from "../fixtures/donate-with-paypal";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const { here, paypal } = siteWithPayPal();

/** Receipts are numbered by the year in Hong Kong. */
const YEAR = hongKongYear(new Date());

async function called<T>(path: string, json: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(here.site.url + path, { method: "POST", headers, body: JSON.stringify(json) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** A donation of HK$200 by PayPal with its receipt; what PayPal pays back is told by its webhook. */
async function donationWithReceipt() {
  const ordered = await called<{ orderId: string }>("/api/donations/paypal/orders", {
    amount: "200",
    receipt: true,
  });
  const { orderId } = ordered;
  await paypal().approve(orderId);
  const path = `/api/donations/paypal/orders/${orderId}/capture`;
  const { donation_id } = await called<{ donation_id: string }>(path, {});
  await staffCall(here.site, "/api/editSiteDetails", { ...siteConfig, registrationReference: "91/00000" });
  const { serial } = await staffCall(here.site, "/api/issueReceipt", { donation_id, name: "Ka Yan Wong" });
  const payBack = async (value: string) => {
    await paypal().refund(orderId, value);
    const webhook = `${here.site.url}/api/webhooks/paypal`;
    expect(await paypal().send(webhook, orderId, "PAYMENT.CAPTURE.REFUNDED")).toEqual([200]);
  };
  return { serial: String(serial), payBack, back: `/donate/paypal/return?token=${orderId}` };
}

const toPutRight = (page: Page) => page.getByRole("region", { name: "Receipts to correct" });

it("tells staff of a receipt whose donation was partly paid back, and issues it again for the rest", async () => {
  const { serial, payBack } = await donationWithReceipt();
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/receipts");
  await page.getByRole("row", { name: `${serial} Ka Yan Wong` }).waitFor();
  expect(await toPutRight(page).count()).toBe(0);

  await payBack("50.00");
  await openScreen(page, "/cms");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Receipts: .*1 to correct$/ })
    .click();
  await toPutRight(page).getByText("It is now HK$150.00").waitFor();
  const found: Findings = {};
  await look(page, found, "the list");
  await toPutRight(page)
    .getByRole("button", { name: `Void and issue again: ${serial}` })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").waitFor();
  expect(await dialog.getByLabel("Reason").inputValue()).toBe("The donation is now HK$150.00");
  await dialog.getByRole("button", { name: "Void and issue again" }).click();

  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Issue a receipt" }).waitFor();
  await main.getByText("HK$150.00", { exact: true }).waitFor();
  await main.getByText("HK$50.00", { exact: true }).waitFor();
  await look(page, found, "the form");
  expect(found).toEqual({});
  await main.getByRole("button", { name: "Issue receipt" }).click();
  await main.getByText(`Replaces ${serial}`).waitFor();
  await main.getByRole("row").getByText("HK$150.00", { exact: true }).waitFor();
  await openScreen(page, "/cms/receipts");
  await page.getByRole("row", { name: `${YEAR}-00002 Ka Yan Wong` }).waitFor();
  expect(await toPutRight(page).count()).toBe(0);
});

it("tells the donor who looks again, and keeps the way from the ledger to the receipt", async () => {
  const { payBack, back } = await donationWithReceipt();
  await payBack("80.00");
  const page = await here.visit({ lang: "tra" });
  await page.goto(back);
  await page.getByRole("heading", { name: "此捐款已退回部分款項" }).waitFor();
  await page.getByText("您的捐款 HK$200 當中，HK$80 已退回。").waitFor();
  const staff = await here.visit();
  await signIn(staff);
  await openScreen(staff, "/cms/donations");
  const row = staff.getByRole("row").filter({ hasText: "HK$80 paid back" });
  await row.locator("summary").click();
  await row.getByRole("link", { name: /^Receipt: / }).click();
  await staff.getByText("There is a valid receipt for this donation").waitFor();
});
