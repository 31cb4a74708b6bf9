import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pdfText } from "../../src/features/receipts/testing/pdf-text";
import { hongKongYear } from "../../src/platform/locale/format";
import { type MailServer, openMailServer } from "../../test/mail-server";
import { type Findings, look } from "../fixtures/axe";
import { saveSiteDetails, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMore, signIn } from "../fixtures/staff";

let mail: MailServer;

const here = journey({
  settings: async () => {
    mail = await openMailServer();
    return { SMTP_URL: mail.url, MAIL_FROM: "site@charity.example", MAIL_TO: "inbox@charity.example" };
  },
});
afterAll(() => mail.close());

/** Receipts are numbered by the year in Hong Kong. */
const YEAR = hongKongYear(new Date());

beforeAll(async () => {
  const donation = {
    method: "fps",
    amount: "88.80",
    givenOn: "2026-05-01",
    firstName: "Ka Man",
    lastName: "Wong",
    email: "kaman@donor.example",
    receipt: true,
    lang: "sim",
  };
  await staffCall(here.site, "/api/addDonation", { donation });
  // Of a namesake, of whom no e-mail address is known.
  const other = { ...donation, amount: "61.20", email: "", receipt: false };
  await staffCall(here.site, "/api/addDonation", { donation: other });
});

const register = (registrationReference: string) => saveSiteDetails(here.site, { registrationReference });

async function staffPage(path: string): Promise<Page> {
  const page = await here.visit({ keyboard: true });
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const row = (page: Page, name: string) => page.getByRole("main").getByRole("row").filter({ hasText: name });
const told = (page: Page, words: string) => page.getByRole("status").getByText(words).first().waitFor();

/** The file that comes when a button is pressed. */
async function fileOf(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Text of the PDF that comes when a button is pressed. */
async function downloaded(page: Page, button: RegExp): Promise<{ name: string; text: string }> {
  const { name, bytes } = await fileOf(page, page.getByRole("button", { name: button }));
  return { name, text: await pdfText(bytes) };
}

it("issues, prints, declares void, issues again and sends, by keyboard where somebody types", async () => {
  await register("91/00000");
  const page = await staffPage("/cms");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Receipts: \d+ waiting/ })
    .click();
  await page.getByRole("link", { name: "Issue receipt: Ka Man Wong" }).click();
  await page.getByText("This gift is below HK$100.").waitFor();
  const name = page.getByLabel("Donor’s name on the receipt");
  expect(await name.inputValue()).toBe("Ka Man Wong");
  const found: Findings = {};
  await look(page, found, "the form");
  here.expectFault(/400/);
  await name.fill("한");
  await name.press("Enter");
  await page
    .getByRole("alert")
    .getByText(/cannot print 한/)
    .waitFor();
  await name.fill("王嘉文");
  await name.press("Enter");
  await told(page, `Receipt ${YEAR}-00001 issued`);
  const first = row(page, `${YEAR}-00001王嘉文`);
  const { name: file, text } = await downloaded(page, /^Download PDF: \d{4}-00001/);
  expect(file).toBe(`receipt-${YEAR}-00001.pdf`);
  expect(text).toMatch(/王嘉文[\s\S]+港幣捌拾捌元捌角正/);

  await openMore(page, `${YEAR}-00001`);
  await first.getByRole("button", { name: /^Declare void/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Declare void" }).click();
  await dialog.getByText("Write the reason.").waitFor();
  await dialog.getByLabel("Reason").and(page.locator(":focus")).waitFor();
  await look(page, found, "the question");
  expect(found).toEqual({});
  await dialog.getByLabel("Reason").fill("The donor asked for another name");
  await dialog.getByRole("button", { name: "Declare void" }).click();
  await told(page, `Receipt ${YEAR}-00001 is void`);
  await first.getByText(/: The donor asked for another name$/).waitFor();

  await first.getByRole("link", { name: `Issue again: ${YEAR}-00001` }).click();
  await page.getByLabel("Donor’s name on the receipt").fill("王嘉敏");
  await page.getByRole("button", { name: "Issue receipt" }).click();
  await row(page, `${YEAR}-00002王嘉敏`).getByText(`Replaces ${YEAR}-00001`).waitFor();
  // Who asks for it once more is led to the one that there is.
  await openScreen(page, `/cms/issuereceipt${new URL(page.url()).search}`);
  await page.getByRole("link", { name: "Open the receipt" }).click();
  await page.getByRole("button", { name: `Send by e-mail: ${YEAR}-00002` }).click();
  await told(page, "The receipt is being sent to kaman@donor.example");
  const arrived = () => mail.mails.find(({ recipients }) => recipients.includes("kaman@donor.example"));
  await expect.poll(() => arrived()?.headers.subject).toBe(`木棉脊髓肌肉萎缩症协会捐款收据（${YEAR}-00002）`);
  expect(arrived()?.parts["application/pdf"]).toMatch(/^%PDF-/);
  await row(page, `${YEAR}-00002`).getByText("E-mail sent", { exact: true }).waitFor();
  // Beside the number, which downloads it too.
  await openMore(page, `${YEAR}-00002`);
  const again = page.getByRole("button", { name: `Download PDF: ${YEAR}-00002` });
  await expect.poll(() => again.count()).toBe(2);
});

it("leads back to the receipt from where the file number that it lacks is entered", async () => {
  await register("");
  const page = await staffPage("/cms/receipts?show=waiting");
  const donation = { method: "cash", amount: "500", givenOn: "2026-05-02", lastName: "Ho", receipt: true };
  const { donation_id } = (await staffCall(here.site, "/api/addDonation", { donation })) as {
    donation_id: string;
  };
  await openScreen(page, `/cms/issuereceipt?donation_id=${donation_id}`);
  await page.getByRole("link", { name: "Enter the number" }).click();
  await page.getByRole("textbox", { name: /^IRD file/ }).fill("91/00000");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Back to Issue a receipt" }).click();
  await page.getByLabel("Donor’s name on the receipt").waitFor();
});
