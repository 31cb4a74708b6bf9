import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../src/platform/locale/lang";
import { expectPayPal, payButton, siteWithPayPal } from "../fixtures/donate-with-paypal";
import { sized } from "../fixtures/drill";

const { here, paypal } = siteWithPayPal();

describe("coming back otherwise", () => {
  const choose = async (outcome: string, lang: Lang = "eng", fillIn?: (page: Page) => Promise<void>) => {
    expectPayPal(here);
    const page = await here.visit({ lang });
    await page.goto("/donate");
    await fillIn?.(page);
    await payButton(page).click();
    await page.getByRole("button", { name: outcome, exact: true }).click();
    return page;
  };

  it("without paying: the page says that nothing was taken", async () => {
    const page = await choose("Cancel");
    // Nothing of the form's address travels to PayPal and back.
    expect(new URL(page.url()).hash).not.toBe("#paypal-form-problem");
    await page.getByText("You left PayPal without paying").waitFor();
    await payButton(page).waitFor();
  });

  it.each(
    [
      ["HK$500", "", "500"],
      ["Another amount", "88.50", "other"],
    ].slice(sized(1, 0)),
  )("without paying: keeps %s and the wish for a receipt", async (choice, typed, value) => {
    expectPayPal(here);
    const page = await here.visit({ javaScript: false });
    await page.goto("/donate");
    await page.getByRole("radio", { name: choice }).check();
    const amount = page.getByRole("textbox", { name: /Other amount/ });
    if (typed) await amount.fill(typed);
    await page.getByLabel("I would like an official receipt").check();
    await payButton(page).click();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByText("You left PayPal without paying").waitFor();
    expect(await page.locator("[name=choice]:checked").inputValue()).toBe(value);
    expect(await page.locator("[name=amount]").inputValue()).toBe(typed);
    expect(await page.getByLabel("I would like an official receipt").isChecked()).toBe(true);
  });

  it("declined: says so, in the language that was read", async () => {
    const page = await choose("Approve with a card that is declined", "sim", async (form) => {
      await form.getByRole("radio", { name: "HK$500", exact: true }).check();
      await form.getByRole("checkbox").check();
    });
    await page.getByRole("heading", { name: "付款未能完成" }).waitFor();
    await page.getByRole("link", { name: "返回主页" }).waitFor();
    await page.getByRole("link", { name: "重新选择" }).click();
    await page.getByRole("radio", { name: "HK$500", exact: true, checked: true }).waitFor();
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
  });

  it("held by PayPal: asks not to pay again", async () => {
    const page = await choose("Approve with a payment that waits");
    await page.getByText("Please do not pay again").waitFor();
    await page.waitForLoadState();
    expect(await page.getByRole("link", { name: "Choose again" }).count()).toBe(0);
    // PayPal does not show it for a moment: what is known of it is said once more.
    await paypal().fault({ call: "show", how: "unknown", times: 1 });
    await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "Look again" }).click()]);
    await page.getByRole("heading", { name: "PayPal is still checking your payment" }).waitFor();
    expect(await page.getByRole("link", { name: "Choose again" }).count()).toBe(0);
    await paypal().settle(new URL(page.url()).searchParams.get("token") ?? "", "COMPLETED");
    await page.getByRole("link", { name: "Look again" }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  });

  it("with another amount taken: leads nowhere to pay again", async () => {
    await paypal().fault({ call: "capture", how: "wrong-amount", times: 1 });
    const page = await choose("Approve");
    await page.getByRole("heading", { name: "We are looking at your payment" }).waitFor();
    await page.waitForLoadState();
    expect(await page.getByRole("link", { name: /again/ }).count()).toBe(0);
  });

  it("while PayPal is away: says so, and a second look gives thanks", async () => {
    await paypal().fault({ call: "capture", how: "drop", times: 1 });
    const page = await choose("Approve");
    await page.getByRole("heading", { name: "We could not reach PayPal" }).waitFor();
    await page.getByRole("link", { name: "Look again" }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  });

  it("before approving: says that PayPal has no approval yet, and thanks once it has", async () => {
    expectPayPal(here);
    const page = await here.visit();
    await page.goto("/donate");
    await payButton(page).click();
    await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
    const atPayPal = page.url();
    const orderId = new URL(atPayPal).searchParams.get("token") ?? "";
    await page.goto(`${here.site.url}/donate/paypal/return?token=${orderId}`);
    await page.getByRole("heading", { name: "PayPal does not have your approval yet" }).waitFor();
    await page.getByRole("link", { name: "Look again" }).waitFor();
    await page.getByRole("link", { name: "Choose again" }).waitFor();
    await page.goto(atPayPal);
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
  });

  it("unnamed by PayPal: the page asks for what a receipt needs, and says what is wrong with it", async () => {
    expectPayPal(here);
    here.expectFault(/status of 400/); // the address that is not one
    const page = await here.visit({ javaScript: false, width: 360 });
    await page.goto("/donate");
    await page.getByLabel("I would like an official receipt").check();
    await payButton(page).click();
    const orderId = new URL(page.url()).searchParams.get("token") ?? "";
    await paypal().payer(orderId, {});
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("heading", { name: "Thank you", exact: true }).waitFor();
    await page.getByText("PayPal did not tell us who you are").waitFor();
    expect(await page.getByText("we will send it to you").count()).toBe(0);
    await page.getByLabel("Name for the receipt").fill("陳大文");
    await page.getByLabel("E-mail address for the receipt").fill("chan@");
    await page.getByRole("button", { name: "Send my details" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^E-mail address for the receipt: / })
      .waitFor();
    expect(await page.getByLabel("Name for the receipt").inputValue()).toBe("陳大文");
    await page.getByLabel("E-mail address for the receipt").fill("chan@donor.example");
    await page.getByRole("button", { name: "Send my details" }).click();
    await page.getByRole("heading", { name: "Thank you, 陳大文" }).waitFor();
    await page.getByText("You asked for an official receipt; we will send it to you.").waitFor();
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
