import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sanitizeRichText } from "./sanitize.server";
import { WORD_LIST } from "./test/clipboards";
import { EditorPage } from "./test/editor-page";

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const IMAGE = `<img data-media-id="${ID}" src="/media/${ID}?w=960" alt="">`;
const editor = new EditorPage();

beforeAll(() => editor.launch(), 60_000);
afterEach(() => editor.leave());
afterAll(() => editor.close());

describe("pasting", () => {
  it("makes of Word's paragraphs what the server stores", async () => {
    await editor.start();
    await editor.paste({ "text/html": WORD_LIST, "text/plain": "one" });
    await expect.poll(() => editor.reported()).toBeDefined();
    const html = (await editor.reported()) ?? "";
    expect(html).toMatch(/^<ul><li><p>one<\/p><ul><li><p>one a<\/p><\/li>/);
    expect(html).toContain("</ul><ol><li><p>first</p></li>");
    expect(sanitizeRichText(html)).toBe(html);
  });

  it("takes the words when there is a picture of them too", async () => {
    await editor.start();
    await editor.paste({ "text/html": "<p>words</p>" }, ["cells.png"]);
    await expect.poll(() => editor.reported()).toBe("<p>words</p>");
    expect(await editor.page.getByRole("dialog").count()).toBe(0);
  });

  it("puts a dropped image where it was dropped", async () => {
    await editor.start("<p>one</p><p>two</p>");
    await editor.drop(["a.png"]);
    await editor.page.getByLabel("Description (English)").waitFor();
    await editor.page.getByRole("button", { name: "Add image" }).click();
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toBe(`${IMAGE}<p>one</p><p>two</p>`);
  });

  it("asks for the description of each pasted image", async () => {
    await editor.start("<p>before</p>");
    await editor.press("End");
    await editor.paste({ "text/html": '<img src="https://other.example/a.png">' }, ["a.png", "b.png"]);
    const dialog = editor.page.getByRole("dialog", { name: "Add an image" });
    for (const count of [1, 2]) {
      await dialog.getByLabel("Description (English)").waitFor();
      await dialog.getByRole("button", { name: "Add image" }).click();
      await expect.poll(() => editor.text().locator("img").count()).toBe(count);
    }
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => editor.reported()).toBe(`<p>before</p>${IMAGE}${IMAGE}`);
  });

  it("says how many pictures it left out, until something is pasted whole", async () => {
    await editor.start();
    const away = '<img src="https://other.example/a.png"><img src="file:///c:/b.png">';
    await editor.paste({ "text/html": `<p>words</p>${away}${IMAGE}` });
    const note = editor.page
      .getByRole("status")
      .getByText("Pictures that could not be pasted: 2. Add them with Image in the toolbar.");
    await note.waitFor();
    expect(await editor.reported()).toContain("<p>words</p>");
    await editor.paste({ "text/html": "<p>more words</p>" });
    await note.waitFor({ state: "detached" });
  });
});
