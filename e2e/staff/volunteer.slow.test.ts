import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePdf, savedName } from "../fixtures/pdf";
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

const SLOTS = [0, 1, 2];
const change = (path: string, json: object) => staffCall(here.site, path, { form_id: "volunteer", ...json });

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

  it("take the link of organisations away, and it is no longer offered", async () => {
    const page = await screen();
    await organization(page).fill("");
    await replace(page, "organisations").click();
    await page.getByRole("status").getByText("Link updated").waitFor();
    const shown = await section("/eng/involved");
    expect(await shown.getByRole("link", { name: /^Sign up as/ }).allTextContents()).toEqual([
      "Sign up as an individual",
    ]);
  });

  it("are told when a link is no web address, and keep what they typed", async () => {
    here.expectFault(/status of 400/);
    const page = await screen();
    const link = individual(page);
    await link.fill("javascript:alert(1)");
    await link.press("Enter");
    await page
      .getByRole("alert")
      .getByText(/http:\/\/ or https:\/\//)
      .waitFor();
    expect(await link.inputValue()).toBe("javascript:alert(1)");
    expect(await link.getAttribute("aria-invalid")).toBe("true");
  });

  it("replace the PDF of one language for two seconds of banner", async () => {
    const page = await screen();
    const { region } = languagePart(page, "tra");
    await choosePdf(region.getByRole("button", { name: /^Replace ?: PDF file/ }), "新登記表.pdf");
    await region.getByLabel("Label").fill("新登記表");
    const submit = page.getByRole("button", { name: "Submit", exact: true });
    await bannerStays(page, "PDF Uploaded", 2000, () => submit.click());
    const link = (await section("/tra/involved")).getByRole("link", { name: "新登記表（PDF，1 KB）" });
    expect(await savedName(link)).toBe("新登記表.pdf");
    const english = (await section("/eng/involved")).getByRole("link", { name: /^Volunteer registration/ });
    expect(await savedName(english)).toBe("volunteer-registration-form.pdf");
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
      "新登記表.pdf",
    );
  });

  it("compare both versions when somebody else saved first", async () => {
    here.expectFault(/status of 409/);
    const page = await screen();
    await individual(page).fill("https://kapok.example/mine");
    await change("/api/editVolunteerLinks", {
      category: "individual",
      individual: "https://kapok.example/theirs",
    });
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Compare both versions" }).click();
    await page.getByLabel("Take what was saved").check();
    await page.getByRole("button", { name: "Continue with my choices" }).click();
    expect(await individual(page).inputValue()).toBe("https://kapok.example/theirs");
  });
});

it("invites to ask for the form when there is nothing to open or download", async () => {
  for (const category of ["individual", "organization"]) {
    await change("/api/editVolunteerLinks", { category, [category]: "" });
  }
  for (const idx of SLOTS) await change("/api/editVolunteerForms", { idx, pdf: null });
  const shown = await section("/eng/involved");
  await shown.getByText("Ask us by e-mail or telephone and we will send you the form.").waitFor();
  expect(await shown.getByRole("link", { name: /Sign up|PDF/ }).count()).toBe(0);
});
