import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { translated } from "../../src/features/translations/testing/translator";
import { type Findings, look } from "../fixtures/axe";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("staff send texts to a translator, see what comes back, take it in as drafts, and publish it", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  const found: Findings = {};
  const post = async (path: string, data: object) =>
    (await page.request.post(`${here.site.url}${path}`, { data })).json();
  const news = {
    tra: { header: "木棉花開", content: "<p>每月<strong>聚會</strong>。</p>" },
    date: "2026-11-01",
  };
  const { news_id } = (await post("/api/addnews", { news })) as { news_id: string };

  await openScreen(page, "/cms/languages?lang=eng&part=news");
  await page.getByRole("link", { name: "Outside translator" }).click();
  await page.getByRole("heading", { name: "Outside translator" }).waitFor();
  expect(await page.getByLabel("Page or list").inputValue()).toBe("news");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  const sent = await readFile(await (await download).path(), "utf8");
  await page.getByText(/^texts-tra-eng-.*\.xlf was downloaded/).waitFor();
  expect(sent).toContain('每月<g id="1" ctype="bold">聚會</g>。');

  const give = async (text: string) => {
    const file = { name: "back.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(text) };
    await page.getByLabel("File from the translator").setInputFiles(file);
    await page.getByRole("button", { name: "Show what it would change" }).click();
  };
  await give(sent.replace("</xliff>", ""));
  await page
    .getByRole("alert")
    .getByText(/not well-formed XML/)
    .waitFor();
  await look(page, found, "a file at fault");

  const inEnglish = (words: string) =>
    words
      .replace("木棉花開", "Kapok in flower")
      .replace("每月", "We meet ")
      .replace("聚會", "every month")
      .replace("。", ".");
  const back = translated(sent, inEnglish);
  // Somebody changes the text after the file was made.
  await post("/api/editNews", { news: { ...news, _id: news_id, tra: { ...news.tra, header: "木棉開花" } } });
  await give(back);
  const question = page
    .getByRole("group", { name: "Header" })
    .filter({ hasText: "changed after the file was made" });
  await question.getByText("Kapok in flower").waitFor();
  await question.getByLabel("Take this translation").check();
  await look(page, found, "what a file would change");
  await page.getByRole("button", { name: "Import as drafts" }).click();
  await page.getByText(/^Imported as drafts/).waitFor();
  await look(page, found, "what was imported");
  const seen = await (await page.request.get(`${here.site.url}/api/getNews?news_id=${news_id}`)).json();
  expect(seen.news[0].eng).toMatchObject({ header: "", content: "" });

  await page.getByRole("link", { name: /木棉開花: texts imported: 2/ }).click();
  const header = (lang: string) => page.locator(`#field-news-${lang}-header`);
  await expect.poll(() => header("eng").inputValue()).toBe("Kapok in flower");
  expect(await header("tra").inputValue()).toBe("木棉開花");
  expect(await page.locator(".tiptap strong").first().textContent()).toBe("every month");
  expect(found).toEqual({});
});
