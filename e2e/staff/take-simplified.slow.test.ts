import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { first, notes, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMove } from "../fixtures/ordered-list";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function addNote(): Promise<Page> {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  return page;
}

const part = (page: Page, lang: "eng" | "tra" | "sim") => languagePart(page, lang).region;
const field = (page: Page, lang: "eng" | "tra" | "sim", label: string) =>
  part(page, lang).getByLabel(label, { exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

it("staff take the Simplified of a whole form, correct one paragraph, and leave another", async () => {
  const page = await addNote();
  await field(page, "tra", "Author").fill("陳太");
  await field(page, "tra", "Text").fill("多謝義工陪我們乘的士。\n\n同事的士氣很高。\n\n再見。");
  await part(page, "tra")
    .getByRole("button", { name: "Convert Traditional to Simplified", exact: true })
    .click();
  const review = dialog(page);
  const text = review.getByRole("group", { name: "Text, paragraph 1" });
  await text.getByText("多謝義工陪我們乘的士。").waitFor();
  const becomes = text.getByLabel("Text, paragraph 1, in Simplified Chinese");
  expect(await becomes.inputValue()).toBe("感谢志愿者陪我们乘出租车。");
  expect(await text.locator("del").allTextContents()).toContain("义工left out: 义工");
  await becomes.fill("感谢志愿者陪我们打车。");
  await review.getByLabel("Use this: Text, paragraph 3").uncheck();
  await review.getByRole("button", { name: "Put into the form" }).click();
  await page.getByText("Paragraphs put into the form: 3.").waitFor();
  expect(await field(page, "sim", "Author").inputValue()).toBe("陈太");
  expect(await field(page, "sim", "Text").inputValue()).toBe("感谢志愿者陪我们打车。\n\n同事的士气很高。");
  expect(first(await notes(here.site)).note.sim.content).not.toContain("打车");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/manageappreciation");
  expect(first(await notes(here.site)).note.sim.content).toBe("感谢志愿者陪我们打车。\n\n同事的士气很高。");

  await openScreen(page, "/cms/sentences");
  await page.getByText("→ 感谢志愿者陪我们打车。").waitFor();
});

it("what was corrected is known the next time, and what somebody wrote by hand is not ticked", async () => {
  const page = await addNote();
  await field(page, "tra", "Text").fill("多謝義工陪我們乘的士。\n\n再見。");
  await field(page, "sim", "Text").fill("手写的第一段。\n\n再见。");
  await part(page, "tra")
    .getByRole("button", { name: /^Convert Traditional to Simplified$/ })
    .click();
  const row = dialog(page).getByRole("group", { name: "Text, paragraph 1" });
  const becomes = row.getByLabel("Text, paragraph 1, in Simplified Chinese");
  await becomes.waitFor();
  expect(await becomes.inputValue()).toBe("感谢志愿者陪我们打车。");
  expect(await dialog(page).getByRole("group").count()).toBe(1);
  expect(await row.getByRole("checkbox").isChecked()).toBe(false);
  await dialog(page).getByRole("button", { name: "Put into the form" }).click();
  await dialog(page).getByText("Tick at least one paragraph").waitFor();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  expect(await field(page, "sim", "Text").inputValue()).toBe("手写的第一段。\n\n再见。");
});

it("staff take the Traditional from what they pasted in Simplified, and see the glossary's English", async () => {
  const page = await addNote();
  await field(page, "sim", "Text").fill("他坐轮椅乘出租车。");
  await part(page, "tra")
    .getByRole("button", { name: /^Convert Simplified to Traditional: Text$/ })
    .click();
  await dialog(page).getByLabel("Text, in Traditional Chinese").waitFor();
  await dialog(page).getByRole("button", { name: "Put into the form" }).click();
  await expect.poll(() => field(page, "tra", "Text").inputValue()).toBe("他坐輪椅乘的士。");
  await field(page, "eng", "Text").focus();
  const hint = part(page, "eng").getByText("In the glossary:");
  await hint.waitFor();
  expect(await hint.textContent()).toBe("In the glossary: 輪椅 wheelchair; 的士 taxi");
  await field(page, "eng", "Text").fill("He takes a taxi in his wheelchair.");
  await expect.poll(() => hint.count()).toBe(0);
});

it("offers the Simplified's text to the Traditional only while it is not behind", async () => {
  const page = await here.visit();
  await signIn(page);
  const news = {
    tra: { header: "家庭日", content: "<p>星期六</p>" },
    sim: { header: "家庭日", content: "<p>星期六</p>" },
  };
  const { news_id } = (await staffCall(here.site, "/api/addnews", { news })) as { news_id: string };
  const form = `/cms/EditNews?news_id=${news_id}&lang=sim`;
  const convert = (name: string) => page.getByRole("button", { name, exact: true }).first().waitFor();
  await openScreen(page, form);
  await convert("Convert Simplified to Traditional");
  const changed = { ...news, tra: { header: "家庭日", content: "<p>星期日</p>" }, _id: news_id };
  await staffCall(here.site, "/api/editNews", { news: changed });
  await openScreen(page, form);
  await convert("Convert Traditional to Simplified");
});

it("staff take rich text block by block, with its links and headings", async () => {
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  const content = '<h2>義工</h2><p>乘<a href="https://example.org/的士">的士</a>到會場。</p>';
  const news = { tra: { header: "義工乘的士", content } };
  const answer = await page.request.post(`${here.site.url}/api/addnews`, { data: { news } });
  const { news_id } = (await answer.json()) as { news_id: string };
  await openScreen(page, `/cms/EditNews?news_id=${news_id}`);
  await page.getByRole("button", { name: "Convert Traditional to Simplified", exact: true }).click();
  await dialog(page).getByLabel("Content, paragraph 2, in Simplified Chinese, part 2").fill("网约车");
  await dialog(page).getByRole("button", { name: "Put into the form" }).click();
  await page.getByRole("button", { name: /^(Submit|Update)/ }).click();
  await page.waitForURL(/\/cms\/managenews/);
  const saved = await (await fetch(`${here.site.url}/api/getNews?news_id=${news_id}`)).json();
  expect(saved.news[0].sim.header).toBe("志愿者乘出租车");
  expect(saved.news[0].sim.content).toContain("<h2>志愿者</h2>");
  expect(saved.news[0].sim.content).toMatch(/<p>乘<a [^>]*>网约车<\/a>到会场。<\/p>/);
  expect(saved.news[0].tra.content).toContain("的士");
});

it("staff take the Simplified of a person in a list that all languages share, and of no other", async () => {
  const person = (staffName: string, staffTitle: string, order: number) => ({
    order,
    staffName,
    staffTitle,
  });
  const people = (name: string, title: string) => [person(name, title, 1), person("林一", "司機", 2)];
  await staffCall(here.site, "/api/addorgstructure", {
    combined: {
      tra: { founder: "甲", traStaff: people("羅小姐", "義工統籌") },
      sim: { founder: "甲", simStaff: people("罗女士", "统筹志愿者") },
    },
  });
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/orgstructure");
  const row = page.getByRole("group", { name: "羅小姐", exact: true });
  await row.getByLabel("Title (Traditional Chinese)").fill("義工及的士統籌");
  await row.getByRole("button", { name: /^Convert Traditional to Simplified: Title$/ }).click();
  const becomes = dialog(page).getByLabel(/Title, in Simplified Chinese$/);
  await becomes.waitFor();
  expect(await becomes.inputValue()).toBe("志愿者和出租车统筹");
  // Somebody has written what stands there.
  expect(await dialog(page).getByRole("checkbox").isChecked()).toBe(false);
  await dialog(page).getByRole("checkbox").check();
  await dialog(page).getByRole("button", { name: "Put into the form" }).click();
  await expect
    .poll(() => row.getByLabel("Title (Simplified Chinese)").inputValue())
    .toBe("志愿者和出租车统筹");
  expect(await row.getByLabel("Name (Simplified Chinese)").inputValue()).toBe("罗女士");
  // Who is only moved is converted already.
  await openMove(page, "林一");
  await page.getByRole("button", { name: "Move up: 林一" }).click();
  const other = page.getByRole("group", { name: "林一", exact: true });
  expect(await other.getByRole("button", { name: /^Convert/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Move down: 林一" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Note Uploaded").waitFor();
  const { orgStructure } = await (await fetch(`${here.site.url}/api/orgStructure`)).json();
  expect(orgStructure[0].combined.sim.simStaff).toMatchObject([
    { staffName: "罗女士", staffTitle: "志愿者和出租车统筹" },
    { staffName: "林一", staffTitle: "司機" },
  ]);
});

it("a name that was added to a list is ticked, as nothing is lost by it", async () => {
  await staffCall(here.site, "/api/addorgstructure", {
    combined: {
      tra: { founder: "甲", members: "陳太\n司機先生" },
      sim: { founder: "甲", members: "陈太\n司机先生" },
    },
  });
  const page = await here.visit({ width: 1700 });
  await signIn(page);
  await openScreen(page, "/cms/orgstructure");
  const names = languagePart(page, "tra").region.getByLabel("Board of directors names");
  await names.fill("陳太\n黃女士\n司機先生");
  await page.getByRole("button", { name: "Convert Traditional to Simplified", exact: true }).first().click();
  expect(await dialog(page).getByLabel("Use this: Board of directors names").isChecked()).toBe(true);
  await dialog(page).getByRole("button", { name: "Put into the form" }).click();
  await expect
    .poll(() =>
      languagePart(page, "sim")
        .region.getByRole("textbox", { name: "Board of directors names" })
        .inputValue(),
    )
    .toBe("陈太\n黄女士\n司机先生");
});
