import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { savedName } from "../fixtures/pdf";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function screen(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/volunteer");
  return page;
}

/** The section of Get Involved, as a visitor without JavaScript has it. */
async function section(address: string) {
  const visitor = await here.visit({ javaScript: false });
  await visitor.goto(address);
  return visitor.getByRole("region", { name: /^(How to volunteer|如何成為義工|如何成为志愿者)$/ });
}

const individual = (page: Page) => page.getByLabel("Sign-up link for individuals");
const organization = (page: Page) => page.getByLabel("Sign-up link for organisations");
const replace = (page: Page, link: string) =>
  page.getByRole("button", { name: `Replace Form: Sign-up link for ${link}` });

describe("visitors", () => {
  it("find both links, the PDF of their language, fax and address", async () => {
    const english = await section("/eng/involved");
    const individual = english.getByRole("link", { name: "Sign up as an individual" });
    expect(await individual.getAttribute("href")).toBe("https://kapok.example/volunteer/individual");
    const organization = english.getByRole("link", { name: "Sign up as an organisation" });
    expect(await organization.getAttribute("href")).toBe("https://kapok.example/volunteer/organisation");
    const pdf = english.getByRole("link", { name: /^Volunteer registration form \(PDF, \d+ KB\)$/ });
    expect(await savedName(pdf)).toBe("volunteer-registration-form.pdf");
    await english.getByText("Fax", { exact: true }).waitFor();
    await english.getByText("Address", { exact: true }).waitFor();
    expect(await english.getByText("we will send you the form").count()).toBe(0);
    const simplified = await section("/sim/involved");
    expect(await savedName(simplified.getByRole("link", { name: /^志愿者登记表（PDF，/ }))).toBe(
      "志愿者登记表.pdf",
    );
  });
});

describe("staff", () => {
  it("replace the link of individuals alone, which visitors have at once", async () => {
    const page = await screen();
    await individual(page).fill("https://kapok.example/new");
    await replace(page, "individuals").click();
    await page.getByRole("status").getByText("Link updated").waitFor();
    await page.reload();
    await expect.poll(() => individual(page).inputValue()).toBe("https://kapok.example/new");
    expect(await organization(page).inputValue()).toMatch(/volunteer\/organisation$/);
    const shown = (await section("/involved")).getByRole("link", { name: "Sign up as an individual" });
    expect(await shown.getAttribute("href")).toBe("https://kapok.example/new");
  });

  it("remove the PDF of one language: its visitors get another one and are told its language", async () => {
    const page = await screen();
    const { region } = languagePart(page, "eng");
    await region.getByRole("button", { name: /^Remove ?: PDF file/ }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").getByText("Form updated").waitFor();
    await region.getByRole("button", { name: /^Choose a PDF ?: PDF file/ }).waitFor();
    const english = await section("/eng/involved");
    await english.getByText("This form is in Traditional Chinese.").waitFor();
    expect(await savedName(english.getByRole("link", { name: /^Volunteer registration/ }))).toBe(
      "義工登記表格.pdf",
    );
  });
});
