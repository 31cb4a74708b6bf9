import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { notesWords } from "../../src/features/notes/public/words";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { bannerStays } from "../fixtures/banner";
import { staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, languagePart, newsRow, signIn } from "../fixtures/staff";

const here = journey();

const AUTHORS = { eng: "Mrs Poon", tra: "潘太", sim: "潘太太" };

async function staffPage(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** Adds a note as somebody else at the staff area would; gives its id. */
async function add(note: Record<string, unknown>): Promise<string> {
  const { note_id } = await staffCall(here.site, "/api/addnote", { note });
  return String(note_id);
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const field = (page: Page, lang: (typeof LANGS)[number], label: string) =>
  languagePart(page, lang).region.getByLabel(label, { exact: true });

it("is written in three languages and at once the first that visitors see", async () => {
  const page = await staffPage("/cms");
  await page
    .getByRole("navigation", { name: "Staff area" })
    .getByRole("link", { name: "Manage Notes" })
    .click();
  await page.getByRole("main").getByRole("link", { name: "Add Note" }).click();
  await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Cover photo$/ }));
  for (const lang of LANGS) {
    await field(page, lang, "Author").fill(AUTHORS[lang]);
    await field(page, lang, "About the author").fill(`${AUTHORS[lang]} (${lang})`);
    await field(page, lang, "Text").fill(`One. ${lang}\n\nTwo <b>. ${lang}`);
    await languagePart(page, lang).region.getByText("complete").first().waitFor();
  }
  await bannerStays(page, "Note Uploaded", 2000, () => submit(page));
  await page.waitForURL("/cms/manageappreciation");

  const visitor = await here.visit();
  for (const lang of LANGS) {
    await visitor.goto(inLang(lang, "/about"));
    const note = visitor.getByRole("list", { name: notesWords[lang].title }).getByRole("listitem").first();
    expect(await note.locator("blockquote p").allTextContents()).toEqual([
      `One. ${lang}`,
      `Two <b>. ${lang}`,
    ]);
    expect(await note.locator("figcaption > *").allTextContents()).toEqual([
      AUTHORS[lang],
      `${AUTHORS[lang]} (${lang})`,
    ]);
    expect(await note.locator("img").count()).toBe(1);
  }
});

it("is edited by its row; without an id the editor goes back to the list", async () => {
  await add({ tra: { author: "譚先生" } });
  const page = await staffPage("/cms/manageappreciation");
  await page.getByRole("link", { name: "Edit: 譚先生" }).click();
  await field(page, "tra", "Author").fill("譚生");
  await submit(page);
  await newsRow(page, "譚生").waitFor();
  await page.goto("/cms/EditAppreciation");
  await page.waitForURL("/cms/manageappreciation");
});

it("opens the note that the navigation state names", async () => {
  const note_id = await add({ eng: { author: "By state" } });
  const page = await staffPage("/cms/manageappreciation");
  await page.evaluate((id) => {
    history.pushState({ usr: { note_id: id }, key: "state" }, "", "/cms/EditAppreciation");
    location.reload();
  }, note_id);
  await page.waitForURL(/note_id=/);
  await expect.poll(() => field(page, "eng", "Author").inputValue()).toBe("By state");
});
