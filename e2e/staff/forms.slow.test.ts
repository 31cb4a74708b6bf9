import { describe, expect, it } from "vitest";
import { bannerStays } from "../fixtures/banner";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";
import { choosePdf, savedName } from "../fixtures/pdf";
import { languagePart, newsRow } from "../fixtures/staff";

const here = journey();
const { screen, forms, section, links } = formsJourney(here);

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
  const answer = await page.request.post(`/api/content/forms/${all[0]?._id}/restore`, { data: {} });
  expect(answer.ok()).toBe(true);
  await page.getByRole("link", { name: "Back Home" }).click();
  await step("Done").waitFor();
});
