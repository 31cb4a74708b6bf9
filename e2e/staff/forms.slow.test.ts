import { describe, expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { hasFocus } from "../fixtures/focus";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";
import { choosePdf, savedName } from "../fixtures/pdf";
import { languagePart, newsRow, openMore } from "../fixtures/staff";

const here = journey();
const { screen, forms, section, links, addForm } = formsJourney(here);

describe("visitors", () => {
  it("find the forms of their language with type and size, the first two before the rest", async () => {
    expect(await links("/eng/about")).toEqual([
      expect.stringMatching(/^Membership application \(PDF, \d+ KB\)$/),
      expect.stringMatching(/^Equipment loan form \(PDF, \d+ KB\)$/),
      expect.stringMatching(/^Home visit request \(PDF, \d+ KB\)$/),
    ]);
    const chinese = await section("/tra/about");
    expect(await chinese.getByRole("list").first().getByRole("link").allTextContents()).toEqual([
      expect.stringMatching(/^會員申請表（PDF，\d+ KB）$/),
      expect.stringMatching(/^器材借用表格（PDF，\d+ KB）$/),
    ]);
    expect(await chinese.getByRole("list").last().getByRole("link").allTextContents()).toEqual([
      expect.stringMatching(/^家訪申請表（/),
      expect.stringMatching(/^交通津貼申請表（/),
      expect.stringMatching(/^義工同意書（/),
    ]);
    expect((await links("/sim/about"))[4]).toMatch(/^志愿者同意书（/);
  });

  it("download a form under its own name", async () => {
    const chinese = await section("/tra/about");
    expect(await savedName(chinese.getByRole("link", { name: "交通津貼申請表" }))).toBe("交通津貼申請表.pdf");
  });
});

describe("staff", () => {
  it("add a form for some languages, which their visitors have at once", async () => {
    const page = await screen();
    expect(await languagePart(page, "eng").region.getByLabel("Display name").count()).toBe(0);
    await page.getByRole("link", { name: "Add New Form" }).click();
    await choosePdf(page.getByRole("button", { name: /^Choose a PDF/ }), "ramp.pdf");
    await languagePart(page, "sim").region.getByLabel("Display name").fill("坡道申请表");
    await page.getByRole("checkbox", { name: "English", exact: true }).uncheck();
    const submit = page.getByRole("button", { name: "Submit" });
    await bannerStays(page, "PDF Uploaded", 2000, () => submit.click());
    await newsRow(page, "坡道申请表").waitFor();
    expect(await languagePart(page, "eng").region.getByLabel("Display name").count()).toBe(0);
    expect(await links("/sim/about")).toContain("坡道申请表（PDF，1 KB）");
    expect(await links("/tra/about")).toContain("斜道申請表（PDF，1 KB）");
    expect((await links("/eng/about")).join()).not.toContain("坡道");
  });

  it("are told what a new form lacks, next to the fields, and lose nothing", async () => {
    here.expectFault(/status of 400/);
    const page = await screen();
    await page.getByRole("link", { name: "Add New Form" }).click();
    await languagePart(page, "eng").region.getByLabel("Display name").fill("Without a PDF");
    await page.getByRole("button", { name: "Submit" }).click();
    const problem = page.getByRole("alert").getByRole("link", { name: /^PDF file: / });
    await problem.click();
    const choose = page.getByRole("button", { name: /^Choose a PDF/ });
    await hasFocus(choose);
    await choosePdf(choose, "late.pdf");
    await page.getByRole("button", { name: "Submit" }).click();
    await newsRow(page, "Without a PDF").waitFor();
  });

  it("rename a form in one language and change where it is listed", async () => {
    await addForm({ eng: { formValue: "Ferry pass" }, tra: { formValue: "渡輪證" } });
    const page = await screen();
    await openMore(page, "Ferry pass");
    await page.getByRole("link", { name: "Rename: Ferry pass" }).click();
    const name = languagePart(page, "eng").region.getByLabel("Display name");
    await hasFocus(name);
    await name.fill("Ferry and tram pass");
    await page.getByRole("checkbox", { name: "Traditional Chinese", exact: true }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").getByText("Form updated").waitFor();
    await newsRow(page, "Ferry and tram pass").waitFor();
    expect((await links("/eng/about")).at(-1)).toMatch(/^Ferry and tram pass \(/);
    expect((await links("/tra/about")).at(-1)).toMatch(/^渡輪證（/);
  });

  it("replace the PDF of a form", async () => {
    await addForm({ formValue: "To be replaced" });
    const page = await screen();
    await openMore(page, "To be replaced");
    await page.getByRole("link", { name: "Replace PDF: To be replaced" }).click();
    await hasFocus(page.getByRole("button", { name: /^Replace ?: PDF file/ }));
    await choosePdf(page.getByRole("button", { name: /^Replace ?: PDF file/ }), "替換.pdf");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").getByText("PDF Uploaded", { exact: true }).waitFor();
    const shown = await section("/eng/about");
    expect(await savedName(shown.getByRole("link", { name: "To be replaced" }))).toBe("替換.pdf");
  });
});

it("leaves no gap on About when there is no form, which is a first step on the home menu until then", async () => {
  const page = await screen();
  const all = await forms();
  for (const { _id } of all) {
    const answer = await page.request.delete("/api/deleteForm", { data: { form_id: _id } });
    expect(answer.ok()).toBe(true);
  }
  expect(await (await section("/eng/about")).count()).toBe(0);
  const step = (state: string) =>
    page.getByRole("link", { name: new RegExp(`^Upload the forms that families download ?${state}$`) });
  await page.goto("/cms");
  await page.locator("summary", { hasText: "First steps" }).click();
  await step("To do").click();
  await page.getByText("There are no forms yet.").waitFor();
  const answer = await page.request.post("/api/restoreForm", { data: { form_id: all[0]?._id } });
  expect(answer.ok()).toBe(true);
  await page.getByRole("link", { name: "Back Home" }).click();
  await step("Done").waitFor();
});
