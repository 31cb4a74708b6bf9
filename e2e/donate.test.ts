import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectPayPal, siteWithPayPal } from "./donate-with-paypal";
import { hasFocus } from "./focus";

const { here, paypal } = siteWithPayPal();

const payButton = (page: Page) => page.getByRole("button", { name: /PayPal/ });

describe.each([true, false])("giving by PayPal, JavaScript %s", (javaScript) => {
  it("goes to PayPal with HK$200 and comes back to thanks", async () => {
    expectPayPal(here);
    const page = await here.visit({ javaScript, width: 360 });
    await page.goto("/donate");
    await page.getByRole("button", { name: "Donate HK$200 with PayPal", exact: true }).waitFor();
    await payButton(page).click();
    await page.getByRole("heading", { name: "Pay HKD 200.00" }).waitFor();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
    await page.getByText("Your donation of HK$200 has arrived.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  });

  it("says what is wrong with another amount, and keeps what was chosen", async () => {
    expectPayPal(here);
    here.expectFault(/status of 400/);
    const page = await here.visit({ javaScript });
    await page.goto("/donate");
    await page.getByRole("radio", { name: "Another amount" }).check();
    await page.getByLabel("I would like an official receipt").check();
    const amount = page.getByRole("textbox", { name: /Other amount/ });
    await amount.fill("0.5");
    await payButton(page).click();
    const problem = page.getByRole("alert");
    await problem.getByRole("link", { name: /Type an amount from HK\$1/ }).click();
    await hasFocus(amount);
    expect(await amount.inputValue()).toBe("0.5");
    expect(await page.getByLabel("I would like an official receipt").isChecked()).toBe(true);
    await amount.fill("88.50");
    await payButton(page).click();
    await page.getByRole("heading", { name: "Pay HKD 88.50" }).waitFor();
  });
});

it("shows the chosen amount on the button", async () => {
  const page = await here.visit({ lang: "tra" });
  await page.goto("/donate");
  await page.getByRole("radio", { name: "HK$1,000" }).check();
  await page.getByRole("button", { name: "以 PayPal 捐款 HK$1,000", exact: true }).waitFor();
  await page.getByRole("radio", { name: "其他金額" }).check();
  await page.getByRole("button", { name: "以 PayPal 捐款", exact: true }).waitFor();
});

describe("coming back otherwise", () => {
  const choose = async (outcome: string, lang: "eng" | "tra" | "sim" = "eng") => {
    expectPayPal(here);
    const page = await here.visit({ lang });
    await page.goto("/donate");
    await payButton(page).click();
    await page.getByRole("button", { name: outcome, exact: true }).click();
    return page;
  };

  it("without paying: the page says that nothing was taken", async () => {
    const page = await choose("Cancel");
    await page.getByText("You left PayPal without paying").waitFor();
    await payButton(page).waitFor();
  });

  it("declined: says so, in the language that was read", async () => {
    const page = await choose("Approve with a card that is declined", "sim");
    await page.getByRole("heading", { name: "付款未能完成" }).waitFor();
  });

  it("held by PayPal: asks not to pay again", async () => {
    const page = await choose("Approve with a payment that waits");
    await page.getByText("Please do not pay again").waitFor();
  });

  it("while PayPal is away: says so, and a second look gives thanks", async () => {
    await paypal().fault({ call: "capture", how: "drop", times: 1 });
    const page = await choose("Approve");
    await page.getByRole("heading", { name: "We could not reach PayPal" }).waitFor();
    await page.getByRole("link", { name: "Look again" }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  });

  it("never: the webhook alone takes the money, once", async () => {
    const page = await choose("Approve and close the window");
    await page.getByText("Approved.").waitFor();
    const orderId = new URL(page.url()).searchParams.get("token") ?? "";
    const statuses = await paypal().send(
      `${here.site.url}/api/webhooks/paypal`,
      orderId,
      "CHECKOUT.ORDER.APPROVED",
      { copies: 3 },
    );
    expect(statuses).toEqual([200, 200, 200]);
    const { captures } = await paypal().report();
    expect(captures.filter((capture) => capture.orderId === orderId)).toHaveLength(1);
  });
});

it("lets the form lead to PayPal and nowhere else", async () => {
  const policy = async (path: string) =>
    (await fetch(here.site.url + path)).headers.get("content-security-policy");
  expect(await policy("/donate")).toContain(`form-action 'self' ${paypal().url};`);
  expect(await policy("/contact")).toContain("form-action 'self';");
});
