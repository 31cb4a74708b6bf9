import { describe, expect, it } from "vitest";
import { donateTexts } from "../../src/charity/donate-texts";
import { staffCall } from "../fixtures/content";
import { expectPayPal, payButton, siteWithPayPal } from "../fixtures/donate-with-paypal";
import { firstOrAll } from "../fixtures/drill";
import { hasFocus } from "../fixtures/focus";

const { here, paypal } = siteWithPayPal();

describe.each(firstOrAll([false, true]))("giving by PayPal, JavaScript %s", (javaScript) => {
  it("is two taps from home to PayPal with HK$200, and comes back to thanks that lead on", async () => {
    expectPayPal(here);
    const page = await here.visit({ javaScript, width: 360 });
    await page.goto("/");
    await page.getByRole("link", { name: "Donate", exact: true }).first().click();
    await page.getByRole("button", { name: "Donate HK$200 with PayPal", exact: true }).waitFor();
    await payButton(page).click();
    await page.getByRole("heading", { name: "Pay HKD 200.00" }).waitFor();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
    await page.getByText("Your donation of HK$200 has arrived.").waitFor();
    const leadsTo = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await leadsTo("Give every month")).toBe("/eng/donate#monthly");
    expect(await leadsTo("Tell others by WhatsApp")).toMatch(/^https:\/\/wa\.me\/\?text=.+%2Fdonate$/);
    expect(await leadsTo("Tell others by e-mail")).toMatch(/^mailto:\?body=.+%2Fdonate$/);
    await page.reload();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole("heading", { name: "Thank you, Ka Yan Wong" }).waitFor();
    await page.getByRole("button", { name: "Ask for a receipt" }).click();
    await page.getByText("You asked for an official receipt; we will send it to you.").waitFor();
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
    await problem.waitFor();
    expect(await page.title()).toMatch(/^There is a problem: Donate/);
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
  const amount = page.getByRole("textbox", { name: /其他金額/ });
  await amount.fill("hk$ 1,234.5");
  await page.getByRole("button", { name: "以 PayPal 捐款 HK$1,234.50", exact: true }).waitFor();
  await amount.fill("８８");
  await page.getByRole("button", { name: "以 PayPal 捐款 HK$88", exact: true }).waitFor();
  await amount.fill("港幣500元");
  await page.getByRole("button", { name: "以 PayPal 捐款 HK$500", exact: true }).waitFor();
  await amount.fill("88,50.123");
  await page.getByRole("button", { name: "以 PayPal 捐款", exact: true }).waitFor();
  await amount.fill("1,000,000");
  await page.getByRole("button", { name: "以 PayPal 捐款 HK$1,000,000", exact: true }).waitFor();
  // What would be refused is not offered.
  for (const refused of ["1,000,001", "0.5"]) {
    await amount.fill(refused);
    await page.getByRole("button", { name: "以 PayPal 捐款", exact: true }).waitFor();
  }
  await amount.fill("500,00");
  await page.getByRole("button", { name: "以 PayPal 捐款", exact: true }).waitFor();
});

it("takes another amount as people type it in Hong Kong", async () => {
  expectPayPal(here);
  const page = await here.visit({ lang: "tra", javaScript: false });
  await page.goto("/donate");
  await page.getByRole("radio", { name: "其他金額" }).check();
  await page.getByRole("textbox", { name: /其他金額/ }).fill("港幣 ５１７ 元");
  await page.getByRole("button", { name: /PayPal/ }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
  expect(await paypal().orderOf("517.00")).toEqual(expect.any(String));
});

it("lets the form lead to PayPal and nowhere else", async () => {
  const policy = async (path: string) =>
    (await fetch(here.site.url + path)).headers.get("content-security-policy");
  expect(await policy("/donate")).toContain(`form-action 'self' ${paypal().url};`);
  expect(await policy("/contact")).toContain("form-action 'self';");
});

it("offers as many amounts as staff have written, on Home and by FPS too, and an earlier one as it was typed", async () => {
  const use = (eng: string) => ({ eng, tra: "", sim: "" });
  const offer = (presets: object[]) =>
    staffCall(here.site, "/api/editPage", { page: { _id: "donate", presets } });
  await offer([
    { amount: 300, use: use("A booklet") },
    { amount: 500, use: use("An outing") },
    { amount: 2500, use: use("") },
    { amount: 8000, use: use("A wheelchair") },
  ]);
  try {
    const page = await here.visit();
    const offered = async () => page.locator(".amount-card > :is(span:first-of-type, a)").allTextContents();
    await page.goto("/donate");
    expect(await offered()).toEqual(["HK$300", "HK$500", "HK$2,500", "HK$8,000", "Another amount"]);
    await page.getByRole("button", { name: "Donate HK$300 with PayPal", exact: true }).waitFor();
    for (const amount of ["HK$500", "HK$2,500", "HK$8,000"]) {
      await page.getByRole("radio", { name: amount }).check();
      await page.getByRole("button", { name: `Donate ${amount} with PayPal`, exact: true }).waitFor();
    }
    await page.goto("/donate?choice=1000");
    expect(await page.getByRole("textbox", { name: /Other amount/ }).inputValue()).toBe("1000");
    await page.goto("/");
    expect(await page.locator(".gift-uses b").allTextContents()).toEqual(["HK$300", "HK$500", "HK$8,000"]);
    await page.goto("/donate?method=fps");
    expect((await page.locator("#fps .amount-card").allTextContents()).slice(1)).toEqual([
      "HK$300",
      "HK$500",
      "HK$2,500",
      "HK$8,000",
    ]);
  } finally {
    await offer(donateTexts.presets as object[]);
  }
});
