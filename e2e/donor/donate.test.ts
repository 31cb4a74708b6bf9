import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { donateTexts } from "../../src/charity/donate-texts";
import { givingWords } from "../../src/features/donations/public/words";
import type { Lang } from "../../src/platform/locale/lang";
import { staffCall } from "../fixtures/content";
import { expectPayPal, payButton, siteWithPayPal } from "../fixtures/donate-with-paypal";
import { firstOrAll, sized } from "../fixtures/drill";
import { hasFocus } from "../fixtures/focus";
import { expectHeard } from "../fixtures/heard";

const { here, paypal } = siteWithPayPal();
const giving = givingWords.eng;

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
    await expectHeard(page, {
      title: giving.thanksNameless,
      after: "Thank you, Ka Yan Wong",
      text: "Your donation of HK$200 has arrived.",
    });
    expect(new URL(page.url()).hash).toBe("");
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

  it.each(
    [
      ["HK$500", "", "500"],
      ["Another amount", "88.50", "other"],
    ].slice(sized(1, 0)),
  )(
    "without paying: says that nothing was taken, keeps %s and the wish for a receipt",
    async (option, typed, value) => {
      const page = await choose("Cancel", "eng", async (form) => {
        await form.getByRole("radio", { name: option }).check();
        if (typed) await form.getByRole("textbox", { name: /Other amount/ }).fill(typed);
        await form.getByLabel("I would like an official receipt").check();
      });
      // Nothing of the form's address travels to PayPal and back.
      expect(new URL(page.url()).hash).not.toBe("#paypal-form-problem");
      const { cancelledTitle: title, cancelled: text } = giving;
      await page.getByText(text).waitFor();
      await expectHeard(page, { title, after: "PayPal", text });
      expect(await page.locator(":focus").textContent()).toBe(text);
      expect(await page.locator("[name=choice]:checked").inputValue()).toBe(value);
      expect(await page.locator("[name=amount]").inputValue()).toBe(typed);
      expect(await page.getByLabel("I would like an official receipt").isChecked()).toBe(true);
    },
  );

  it("declined: says so, in the language that was read", async () => {
    const page = await choose("Approve with a card that is declined", "sim", async (form) => {
      await form.getByRole("radio", { name: "HK$500", exact: true }).check();
      await form.getByRole("checkbox").check();
    });
    const { declinedTitle: title, declined: text } = givingWords.sim;
    await page.getByRole("heading", { name: title }).waitFor();
    await expectHeard(page, { title, after: title, text });
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
});
