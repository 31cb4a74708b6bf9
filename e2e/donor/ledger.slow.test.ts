import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMore, signIn } from "../fixtures/staff";

const here = journey();
let page: Page;

beforeEach(async () => {
  page = await here.visit();
  await signIn(page);
});

const row = (name: string) =>
  page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: `Open: ${name}`, exact: true }) });
const told = (words: string) => page.getByRole("status").getByText(words).first().waitFor();
const submit = () => page.getByRole("button", { name: "Submit" }).click();
/** Enters a donation without the screen; gives its id. */
async function enter(donation: Record<string, unknown>): Promise<string> {
  const right = { method: "cash", amount: "100", givenOn: "2024-02-29" };
  const answer = await page.request.post("/api/addDonation", {
    data: { donation: { ...right, ...donation } },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).donation_id;
}

it("is reached from the menu, and takes a cheque after saying what was wrong", async () => {
  here.expectFault(/status of 400/);
  await openScreen(page, "/cms");
  await page.getByRole("navigation").getByRole("link", { name: "Donations", exact: true }).click();
  await page.getByRole("link", { name: "Add a donation" }).click();
  await page.getByRole("heading", { level: 1, name: "Add a donation" }).waitFor();
  await page.getByRole("combobox", { name: "Method" }).selectOption("Cheque");
  await page.getByLabel("Amount").fill("12.345");
  await page.getByLabel("First name").fill("Ying");
  await page.getByLabel("Last name").fill("Ho");
  await page.getByLabel("E-mail").fill("ying");
  await submit();
  const problem = page.getByRole("alert");
  await problem.getByRole("link", { name: /^E-mail: Write an e-mail address/ }).waitFor();
  await problem.getByRole("link", { name: /^Amount \(HK\$\): Type an amount from HK\$0.01/ }).click();
  const amount = page.getByLabel("Amount");
  await hasFocus(amount);
  await amount.fill("港幣 1,234.50 元");
  await page.getByLabel("E-mail").fill("ying@donor.example");
  await page.getByLabel("The donor wants an official receipt").check();
  await page.getByLabel("Note").fill("No. 004512");
  await submit();
  await told("Donation added");
  await row("Ying Ho, HK$1,234.50").getByText("Receipt wanted").waitFor();
  await row("Ying Ho, HK$1,234.50").getByText("Completed").waitFor();
});

it("records a refund of a donation by bank, and removes one that was a mistake", async () => {
  here.expectFault(/status of 400/);
  await enter({ firstName: "Returned", method: "bank" });
  await openScreen(page, "/cms/donations?year=2024&q=returned");
  await openMore(page, "Returned, HK$100");
  await row("Returned, HK$100").getByRole("link", { name: "Record a refund" }).click();
  const amount = page.getByLabel("Amount paid back");
  await amount.fill("100.01");
  const record = page.getByRole("button", { name: "Record a refund", exact: true });
  await record.click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /HK\$100 of this donation is left/ })
    .click();
  await hasFocus(amount);
  await amount.fill("40");
  await record.click();
  await told("Refund recorded");
  await page.getByText("HK$60.00", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Remove: .*HK\$40\.00$/ }).click();
  await told("Refund removed");
  await amount.fill("100");
  await record.click();
  await page.getByText("All of this donation has been paid back.").waitFor();
  await openScreen(page, "/cms/donations?year=2024&q=returned");
  await row("Returned, HK$100").getByText("Refunded", { exact: true }).waitFor();
});

it("filters as soon as something is chosen, by an address that can be kept, and exports what it shows", async () => {
  await enter({ firstName: "=1+1", lastName: "篩選", method: "pps" });
  await enter({ firstName: "Other", lastName: "篩選", method: "bank" });
  await openScreen(page, "/cms/donations");
  const year = page.getByLabel("Year");
  await year.focus();
  await year.selectOption("2024");
  await page.waitForURL(/year=2024/);
  await hasFocus(year);
  await page.getByLabel("Method").selectOption("PPS / AlipayHK / PayMe");
  await page.waitForURL(/method=pps/);
  await page.getByRole("searchbox").fill("篩選");
  await page.getByLabel("Month").selectOption("February");
  await page.waitForURL(/month=2/);
  await page.reload();
  await told("Donations: 1");
  expect(await page.getByLabel("Method").inputValue()).toBe("pps");
  expect(await page.getByLabel("Month").inputValue()).toBe("2");
  expect(await page.getByRole("searchbox").inputValue()).toBe("篩選");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^donations-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path(), "utf8");
  expect(table.charCodeAt(0)).toBe(0xfeff);
  expect(table).toContain(`"'=1+1","篩選"`);
  expect(table).not.toContain("Other");
});

it("draws the totals of a year, and has the same numbers in a table", async () => {
  await enter({ givenOn: "2023-05-01", amount: "1000.50" });
  await enter({ givenOn: "2023-05-31", amount: "250", method: "bank" });
  await openScreen(page, "/cms/donations?year=2023");
  await page.getByRole("link", { name: "Totals", exact: true }).click();
  await page.getByRole("heading", { name: "Donations 2023: HK$1,250.50" }).waitFor();
  await page
    .getByRole("img", { name: /each month of 2023/ })
    .getByText("HK$1,250.50")
    .waitFor();
  await page
    .getByRole("img", { name: /each method in 2023/ })
    .getByText("HK$250")
    .waitFor();
  const cells = (name: string) => page.getByRole("row", { name }).getByRole("cell").allTextContents();
  expect(await cells("May")).toEqual(["1,250.50", "–", "250.00", "–", "–", "–", "1,000.50"]);
  expect(await cells("Total")).toEqual(await cells("May"));
  expect((await cells("June"))[0]).toBe("–");
});
