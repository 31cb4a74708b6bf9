import { describe, expect, it } from "vitest";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";

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
