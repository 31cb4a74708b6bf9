import { describe, expect, it } from "vitest";
import { donationTests } from "../../../../test/paypal/donation-tests";

const NAME = { given_name: "Ada", surname: "Ho" };
const EMAIL = "ada@donor.example";
const NO_LETTER = ["donation"];
const BOTH = ["donation", "donationThanks"];

describe("a PayPal payer", () => {
  const site = donationTests();

  it.each([
    [{ name: NAME, email_address: '"ada"@donor.example' }, NO_LETTER],
    [{ name: NAME, email_address: "not-an-email" }, NO_LETTER],
    [{ name: NAME, email_address: "test@exa_mple.example" }, NO_LETTER],
    [{ name: NAME, email_address: "ada@donor.example\r\nBcc: all@donor.example" }, NO_LETTER],
    [{ name: NAME, email_address: null }, NO_LETTER],
    [{ name: NAME }, NO_LETTER],
    [{ name: NAME, email_address: ` ${EMAIL}\r\n` }, BOTH],
    [{ name: null, email_address: EMAIL }, BOTH],
    [{ name: { given_name: null, surname: null }, email_address: EMAIL }, BOTH],
    [{ name: { given_name: 7, surname: "Ho\u0000" }, email_address: EMAIL }, BOTH],
    [{ name: { given_name: "Ada\r\nBcc: all@donor.example", surname: "Ho" }, email_address: EMAIL }, BOTH],
  ])("has given: %j", async (payer, kinds) => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.payer(orderId, payer);
    expect((await site.capture(orderId)).status).toBe(200);
    expect(await site.send(orderId, "PAYMENT.CAPTURE.COMPLETED")).toEqual([200]);
    const donation = await site.stored(orderId);
    expect(donation).toMatchObject({ state: "completed", amountCents: 20_000 });
    expect(`${donation?.firstName}${donation?.lastName}${donation?.email}`).not.toMatch(/\p{Cc}/u);
    expect((await site.mails(orderId)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is reported to staff by PayPal's name, where no e-mail can reach them", async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.paypal.payer(orderId, { name: NAME, email_address: '"ada"@donor.example' });
    await site.capture(orderId);
    const [notice] = await site.mails(orderId);
    expect(notice?.text).toContain('E-mail: "ada"@donor.example');
    expect(await site.stored(orderId)).toMatchObject({ firstName: "Ada", email: '"ada"@donor.example' });
  });
});
