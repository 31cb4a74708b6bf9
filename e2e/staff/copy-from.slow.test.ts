import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isAnnounced, noteAnnouncements } from "../fixtures/announcements";
import { first, notes } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function addNote(keyboard = false): Promise<Page> {
  const page = await here.visit({ width: 1700, keyboard });
  await noteAnnouncements(page);
  await signIn(page);
  await openScreen(page, "/cms/newappreciation");
  return page;
}

const part = (page: Page, lang: "eng" | "tra" | "sim") => languagePart(page, lang).region;
const field = (page: Page, lang: "eng" | "tra" | "sim", label: string) =>
  part(page, lang).getByLabel(label, { exact: true });
const copies = (page: Page, lang: "eng" | "tra" | "sim") =>
  part(page, lang).getByRole("button", { name: /^Copy from / });

it("fills an empty field from another language, says so, and goes on in it", async () => {
  const page = await addNote();
  expect(await copies(page, "sim").count()).toBe(0);
  await field(page, "eng", "Author").fill("Mrs Poon");
  await part(page, "sim").getByRole("button", { name: "Copy from English: Author" }).waitFor();
  await field(page, "tra", "Author").fill("潘太");
  await field(page, "tra", "Text").fill("一。\n\n二。");
  await part(page, "eng").getByRole("button", { name: "Copy from Traditional Chinese: Text" }).click();
  await isAnnounced(page, "Copied from Traditional Chinese: Text");
  await hasFocus(field(page, "eng", "Text"));
  expect(await field(page, "eng", "Text").inputValue()).toBe("一。\n\n二。");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/manageappreciation");
  const { note } = first(await notes(here.site));
  expect([note.eng, note.sim]).toMatchObject([
    { author: "Mrs Poon", content: "一。\n\n二。" },
    { author: "", content: "" },
  ]);
});

it("offers nothing where something is written", async () => {
  const page = await addNote();
  for (const lang of ["eng", "tra", "sim"] as const) await field(page, lang, "Author").fill(`Author ${lang}`);
  for (const lang of ["eng", "tra", "sim"] as const) expect(await copies(page, lang).count()).toBe(0);
  await field(page, "eng", "Author").fill("");
  await expect.poll(() => copies(page, "eng").count()).toBe(1);
});

it("works by keys", async () => {
  const page = await addNote(true);
  await field(page, "tra", "About the author").fill("會員的母親");
  await part(page, "eng")
    .getByRole("button", { name: "Copy from Traditional Chinese: About the author" })
    .click();
  await hasFocus(field(page, "eng", "About the author"));
  expect(await field(page, "eng", "About the author").inputValue()).toBe("會員的母親");
});
