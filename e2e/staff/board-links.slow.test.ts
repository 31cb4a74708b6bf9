import { expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

interface Listed {
  type: string;
  id: string;
  path: string;
  url: string;
}

/** Long enough for every kind of text where much else runs. */
const TIMEOUT = 600_000;

/** One text of each kind: rows and pictures of a list are alike. */
function oneOfEach(texts: readonly Listed[]): Listed[] {
  const kind = ({ type, id, path }: Listed) =>
    `${type === "pages" ? id : type} ${path.replaceAll(/[\da-f-]{30,}|\d+/g, "N")}`;
  return [...new Map(texts.map((text) => [kind(text), text])).values()];
}

it(
  "leads with one press to the field of a text, of whatever kind, and gives it the keyboard",
  async () => {
    const page = await here.visit();
    await signIn(page);
    const all: Listed[] = [];
    for (let at = 1, pages = 1; at <= pages; at++) {
      const answer = await (await page.request.get(`/api/languages?page=${at}`)).json();
      all.push(...answer.entries);
      pages = answer.pages;
    }
    const texts = oneOfEach(all);
    expect(texts.length).toBeGreaterThan(20);
    const astray: string[] = [];
    for (const { url } of texts) {
      const asked = url.replace(/lang=\w+/, "lang=sim");
      await openScreen(page, asked);
      const arrived = page.waitForFunction(() => document.activeElement?.id.startsWith("field-"), null, {
        timeout: 15_000,
      });
      await arrived.catch(() => astray.push(asked));
    }
    expect(astray).toEqual([]);
  },
  TIMEOUT,
);

it("leads from what lacks a setting, and from the form of a page, to the field of the setting", async () => {
  const page = await here.visit();
  await signIn(page);
  // The charity of the demo has no number.
  await openScreen(page, "/cms/receipts");
  const enter = page.getByRole("main").getByRole("link", { name: "Enter the number" });
  await page.locator(".setup-note summary", { hasText: "IRD file number missing" }).click();
  await enter.click();
  await hasFocus(page.getByRole("textbox", { name: "IRD file no." }));
  await openScreen(page, "/cms/pages/about");
  await page.getByRole("link", { name: "PDF of the annual report" }).click();
  await hasFocus(page.getByRole("textbox", { name: "Year" }));
});
