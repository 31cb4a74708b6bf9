import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { staffCall } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { languagePart, openScreen, signIn } from "../fixtures/staff";

const here = journey();

/** Saves a founder's name, and nothing else, as somebody of the staff would. */
const saveFounder = (founder: string) =>
  staffCall(here.site, "/api/addorgstructure", { combined: { eng: { founder } } });

const people = (page: Page) => page.getByRole("region", { name: "Our people" });

describe("the screen of the organisation", () => {
  it("adds a patron, moves it up, says so for two seconds, and every visitor has it at once", async () => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, "/cms/orgstructure");
    const { region } = languagePart(page, "eng");
    await region.getByRole("button", { name: "add new patron" }).click();
    const row = region.getByRole("group", { name: "Patron 4" });
    await hasFocus(row.getByLabel("Name"));
    await row.getByLabel("Name").fill("Miss Hung Tsz-yau");
    const added = region.getByRole("group", { name: "Miss Hung Tsz-yau" });
    await added.getByLabel("Title").fill("Patron for Music");
    const drift = page.getByRole("status").filter({ hasText: "no longer list the same people" });
    await drift.getByText("Patrons: English 4, Traditional Chinese 3, Simplified Chinese 3").waitFor();
    const up = region.getByRole("button", { name: "Move up: Miss Hung Tsz-yau" });
    await up.click();
    await up.click();
    await hasFocus(up);
    await region.getByRole("button", { name: "Remove: Mr Kan Yat-lam" }).click();
    await page.getByRole("link", { name: "The languages differ" }).waitFor({ state: "detached" });
    await region.getByLabel("Trustee").fill("Mr Trustworthy");
    const submit = page.getByRole("button", { name: "Submit" });
    await bannerStays(page, "Note Uploaded", 2000, () => submit.click());

    const visitor = await here.visit({ javaScript: false });
    await visitor.goto("/about");
    const patrons = people(visitor).getByRole("list").first().getByRole("listitem");
    expect(await patrons.allTextContents()).toEqual([
      "Mrs Yuen Sau-kamHonorary Patron",
      "Miss Hung Tsz-yauPatron for Music",
      "Professor Mok Ting-fungPatron for Research",
    ]);
    await people(visitor).getByText("Mr Trustworthy").waitFor();
  });

  it("says at which row a title has no name, and lets the second of two editors compare", async () => {
    here.expectFault(/status of 40[09]/);
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, "/cms/orgstructure");
    const { region } = languagePart(page, "eng");
    await region.getByRole("button", { name: "add new staff" }).click();
    await region.getByRole("group", { name: "Staff 6" }).getByLabel("Title").fill("Nurse");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("link", { name: /^Staff 6: Name \(English\): Write the name/ }).click();
    const name = region.getByRole("group", { name: "Staff 6" }).getByLabel("Name");
    await hasFocus(name);
    await name.fill("Ms Nurse");
    await saveFounder("Saved meanwhile");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Compare both versions" }).click();
    await page.getByRole("listitem").getByText("Founder and chairman name (English)").waitFor();
    const staff = page.getByRole("group", { name: "Staff (English)" });
    await staff.getByText("Ms Nurse · Nurse").waitFor();
  });
});
