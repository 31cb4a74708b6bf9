import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sanitizeRichText } from "./sanitize.server";
import { type EditorBrowser, startBrowser } from "./test/browser";
import { CASES, WORD_LIST } from "./test/clipboards";

let browser: EditorBrowser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.open();
}, 60_000);

afterAll(() => browser.close());

const clean = (html: string) => page.evaluate((pasted) => window.cleanPastedHtml(pasted), html);

describe("cleanPastedHtml", () => {
  it.each(CASES)("%s", async (_name, pasted, expected) => {
    expect((await clean(pasted)).replace(/>\s+</g, "><")).toBe(expected);
  });

  it("makes lists that the sanitiser does not change", async () => {
    const cleaned = await clean(WORD_LIST);
    expect(sanitizeRichText(cleaned)).toBe(cleaned);
  });

  it("leaves alone what was copied from the editor", async () => {
    const own = '<p data-pm-slice="1 1 []">木棉</p><p></p>';
    expect(await clean(own)).toBe(own);
  });
});
