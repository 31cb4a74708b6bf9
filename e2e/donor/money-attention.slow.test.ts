import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { saveSiteDetails, staffCall } from "../fixtures/content";
import { siteWithPayPal } from "../fixtures/donate-with-paypal";
import { openScreen } from "../fixtures/open-screen";
import { openMore, signIn } from "../fixtures/staff";

const { here, paypal } = siteWithPayPal();

const ORDERS = "/api/donations/paypal/orders";

/** Gives by the API as the page would; gives PayPal's id of the order. */
async function give(outcome: "pay" | "unaccepted"): Promise<string> {
  const post = (path: string, body: unknown = {}) =>
    fetch(here.site.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const { orderId } = (await (await post(ORDERS, { amount: "200" })).json()) as { orderId: string };
  await paypal().approve(orderId, outcome);
  await post(`${ORDERS}/${orderId}/capture`);
  return orderId;
}

it("shows on the staff home what of money needs attention, and leads to where it is dealt with", async () => {
  await paypal().fault({ call: "capture", how: "wrong-amount", times: 1 });
  await give("pay");
  await give("unaccepted");
  const disputed = await give("pay");
  await paypal().send(`${here.site.url}/api/webhooks/paypal`, disputed, "CUSTOMER.DISPUTE.CREATED");

  const found: Findings = {};
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms");
  const needs = page.getByRole("region", { name: "Needs attention" });
  await needs.getByRole("link", { name: /waiting for you to accept them at PayPal: 1/ }).waitFor();
  await look(page, found, "the home");

  await needs.getByRole("link", { name: /PayPal took a different amount/ }).click();
  await page.getByRole("button", { name: /^Accept as received/ }).click();
  const dialog = page.getByRole("dialog", { name: "Accept HK$1.00 as the donation?" });
  await look(page, found, "the question");
  await dialog.getByRole("button", { name: "Accept as received" }).click();
  await page.getByRole("status").getByText("Donation accepted").first().waitFor();

  await page.getByRole("button", { name: /^It is over/ }).click();
  await page.getByRole("status").getByText("Marked as dealt with").first().waitFor();
  await page.getByRole("button", { name: /^It is over/ }).waitFor({ state: "detached" });
  await openScreen(page, "/cms");
  await expect.poll(() => needs.getByRole("link").count()).toBe(1);
  expect(found).toEqual({});
});

it("says before a donation is changed or deleted that it has a receipt, and that no e-mail leaves", async () => {
  await saveSiteDetails(here.site, { registrationReference: "91/00000" });
  const donation = { method: "cash", amount: "300", givenOn: "2026-05-01", email: "ho@donor.example" };
  const { donation_id } = (await staffCall(here.site, "/api/addDonation", { donation })) as {
    donation_id: string;
  };
  await staffCall(here.site, "/api/issueReceipt", { donation_id, name: "Ying Ho" });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/editdonation?donation_id=${donation_id}`);
  await page.getByText(/^There is a valid receipt for this donation. If you change/).waitFor();
  await openScreen(page, `/cms/donations?q=${donation_id}`);
  await openMore(page, "No name given, HK$300");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page
    .getByRole("dialog")
    .getByText(/There is a valid receipt for this donation/)
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "No" }).click();

  await openScreen(page, "/cms/receipts?show=issued");
  await page.getByText("E-mail not set up").waitFor();
  await page.getByRole("button", { name: /^Send by e-mail/ }).click();
  await page
    .getByRole("status")
    .getByText("The receipt waits: it goes to ho@donor.example once e-mail is set up")
    .first()
    .waitFor();
});

it("asks once before the e-mails about several donations are sent again", async () => {
  for (const _ of [1, 2]) await give("pay");
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/donations");
  // Nothing can be done with the others.
  const count = await page.locator("tbody .select-row").count();
  expect(count).toBeGreaterThanOrEqual(2);
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("status").getByText(`Selected: ${count}`).waitFor();
  const again = page.getByRole("main").getByRole("button", { name: "Send the e-mail again", exact: true });
  await again.click();
  const dialog = page.getByRole("dialog", { name: `Send the e-mails about ${count} donations again?` });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await again.click();
  await dialog.getByRole("button", { name: "Send the e-mail again" }).click();
  const said = `E-mails about ${count} donations waiting until e-mail is set up`;
  await page.getByRole("status").getByText(said).waitFor();
});
