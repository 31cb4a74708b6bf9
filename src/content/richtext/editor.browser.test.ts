import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sanitizeRichText } from "./sanitize.server";
import { CASES, WORD_LIST } from "./test/clipboards";
import { EditorPage } from "./test/editor-page";

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const IMAGE = `<img data-media-id="${ID}" src="/media/${ID}?w=960" alt="Kapok in flower">`;
/** One that nobody has described. */
const PICTURE = `<img data-media-id="${ID}" src="/media/${ID}?w=960" alt="">`;
const editor = new EditorPage();

beforeAll(() => editor.launch(), 60_000);
afterEach(() => editor.leave());
afterAll(() => editor.close());

describe("writing", () => {
  it("reports the text in the form in which the server stores it", async () => {
    await editor.start();
    await editor.type("## 標題");
    await editor.press("Enter");
    await editor.type("plain ");
    await editor.press("Control+b");
    await editor.type("bold");
    await editor.press("Control+b");
    await editor.press("Enter");
    await editor.type("- one");
    const html = "<h2>標題</h2><p>plain <strong>bold</strong></p><ul><li><p>one</p></li></ul>";
    await expect.poll(() => editor.reported()).toBe(html);
    expect(sanitizeRichText(html)).toBe(html);
    expect(await editor.page.locator("input[name=story]").inputValue()).toBe(html);
  });

  it("preserves everything that may be stored, and reports no change by itself", async () => {
    const stored =
      `<h3>a</h3>${IMAGE}<blockquote><p>b<br>c</p></blockquote><ol start="3"><li><p>d</p></li></ol>` +
      '<table><tbody><tr><th scope="col"><p>e</p></th></tr><tr><th scope="row"><p>f</p></th></tr></tbody></table>' +
      '<p><a href="https://kapok.example/" rel="noopener noreferrer">g</a> <a href="/h"><strong><em>h</em></strong></a> i';
    await editor.start(`${stored}</p>`);
    expect(await editor.page.evaluate(() => window.reported)).toEqual([]);
    await editor.press("Control+End");
    await editor.type("!");
    await expect.poll(() => editor.reported()).toBe(`${stored}!</p>`);
    expect(sanitizeRichText(`${stored}!</p>`)).toBe(`${stored}!</p>`);
  });

  it("links addresses in Chinese, each up to its end", async () => {
    const link = (address: string, words = address) =>
      `<a href="${address}" rel="noopener noreferrer">${words}</a>`;
    const [one, other] = ["https://example.org/donate", "https://example.org/b?c=1"];
    await editor.start();
    await editor.type(`請看${one}。謝謝`);
    await expect.poll(() => editor.reported()).toBe(`<p>請看${link(one)}。謝謝</p>`);
    await editor.type(`及${other}（英文）、www.example.org，a@example.org。版本1.5.0 `);
    const all =
      `${link(one)}。謝謝及${link(other)}（英文）、${link("https://www.example.org", "www.example.org")}，` +
      '<a href="mailto:a@example.org">a@example.org</a>。版本1.5.0';
    await expect.poll(() => editor.reported()).toBe(`<p>請看${all} </p>`);
    await editor.press("Control+a");
    await editor.paste({
      "text/plain": `請看${one}。謝謝及${other}（英文）、www.example.org，a@example.org。版本1.5.0`,
    });
    await expect.poll(() => editor.reported()).toBe(`<p>請看${all}</p>`);
  });

  it("links an address before a new line, and the words on which one is pasted", async () => {
    await editor.start();
    await editor.type("https://example.org/a.");
    await editor.press("Enter");
    await editor.type("捐款");
    await editor.press("Shift+Home");
    await editor.paste({ "text/plain": "https://example.org/b" });
    const link = (address: string, words = address) =>
      `<a href="${address}" rel="noopener noreferrer">${words}</a>`;
    await expect
      .poll(() => editor.reported())
      .toBe(`<p>${link("https://example.org/a")}.</p><p>${link("https://example.org/b", "捐款")}</p>`);
  });

  it("leaves table cells where they are, in which Safari composes Pinyin", async () => {
    await editor.start(
      '<table><tbody><tr><th scope="col"><p>a</p></th><td><p>b</p></td></tr></tbody></table>',
    );
    for (const cell of ["th", "td"]) {
      const position = await editor.page
        .locator(cell)
        .evaluate((element) => getComputedStyle(element).position);
      expect(position).toBe("static");
    }
  });

  it("makes anew, with each letter, the block in which it is typed and no other of a long text", async () => {
    await editor.start(`${"<p>one of many</p>".repeat(100)}<p>last</p>`);
    await editor.press("Control+End");
    const made = await editor.page.evaluateHandle(() => {
      const read = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML")?.get;
      const blocks: string[] = [];
      Object.defineProperty(Element.prototype, "innerHTML", {
        get() {
          const html: string = read?.call(this);
          blocks.push(html);
          return html;
        },
      });
      return blocks;
    });
    await editor.type("!?");
    await expect.poll(() => editor.reported()).toMatch(/<p>one of many<\/p><p>last!\?<\/p>$/);
    expect(await made.jsonValue()).toEqual(["<p>last!</p>", "<p>last!?</p>"]);
  });

  it("is nothing when all is deleted", async () => {
    await editor.start("<p>a</p>");
    await editor.press("Control+a");
    await editor.press("Delete");
    await expect.poll(() => editor.reported()).toBe("");
  });

  it("follows a text that is replaced from outside, and does not move the caret on its own changes", async () => {
    await editor.start("<p>ac</p>");
    await editor.press("Home");
    await editor.press("ArrowRight");
    await editor.type("bb");
    await expect.poll(() => editor.reported()).toBe("<p>abbc</p>");
    await editor.page.evaluate(() => window.setValue("<p>theirs</p>"));
    await editor.page.getByText("theirs").waitFor();
    await editor.text().focus();
    await editor.press("Control+End");
    await editor.type("!");
    expect(await editor.page.evaluate(() => window.reported)).toEqual([
      "<p>abc</p>",
      "<p>abbc</p>",
      "<p>theirs!</p>",
    ]);
  });

  it("says its errors and hint to screen readers", async () => {
    await editor.start();
    expect(await editor.text().getAttribute("aria-invalid")).toBeNull();
    await editor.page.evaluate(() => window.setErrors(["Too long."]));
    await editor.page.getByText("Too long.").waitFor();
    expect(await editor.text().getAttribute("aria-invalid")).toBe("true");
    const described = (await editor.text().getAttribute("aria-describedby")) ?? "";
    const words = await Promise.all(
      described.split(" ").map((id) => editor.page.locator(`[id="${id}"]`).textContent()),
    );
    expect(words).toEqual(["For everyone", "Too long."]);
    expect(await editor.text().getAttribute("lang")).toBe("zh-Hant-HK");
    expect(await editor.text().getAttribute("aria-multiline")).toBe("true");
  });
});

describe("parts of the text", () => {
  it("are gone to by keys, and a picture says below it what it shows", async () => {
    const picture = `<img data-media-id="0192f0c1-7a3e-4b5c-8d9e-0123456789ab" alt="木棉花">`;
    await editor.start(
      `<p>One</p><h2>Two</h2><p>Three</p><ul><li><p>Four</p></li></ul>${picture}<p>Five</p>`,
    );
    const caretIn = () =>
      editor.page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest("h2, li")?.textContent);
    await editor.press("Alt+ArrowDown");
    await expect.poll(caretIn).toBe("Two");
    await editor.press("Alt+ArrowDown");
    await expect.poll(caretIn).toBe("Four");
    await editor.press("Alt+ArrowDown");
    const figure = editor.text().locator("figure.ProseMirror-selectednode");
    await expect.poll(() => figure.textContent()).toBe("木棉花");
    await editor.press("Alt+ArrowDown", "Alt+ArrowUp", "Alt+ArrowUp");
    await expect.poll(caretIn).toBe("Two");
    await editor.type("x");
    await expect.poll(() => editor.reported()).toContain("<h2>xTwo</h2>");
    expect(await editor.reported()).toContain(' alt="木棉花">');
    expect(await editor.reported()).not.toContain("fig");
  });
});

describe("composing Chinese", () => {
  it("loses nothing and takes no key of the input method for its own", async () => {
    await editor.start("<p>前</p>");
    await editor.press("End");
    const session = await editor.page.context().newCDPSession(editor.page);
    await session.send("Input.imeSetComposition", { text: "muk", selectionStart: 3, selectionEnd: 3 });
    const composing = (key: string, code: number, more: object) =>
      editor.text().evaluate(
        (element, init) => {
          const { keyCode, ...event } = init;
          const down = new KeyboardEvent("keydown", { ...event, bubbles: true, cancelable: true });
          Object.defineProperty(down, "keyCode", { value: keyCode });
          element.dispatchEvent(down);
        },
        { key, keyCode: code, isComposing: true, ...more },
      );
    await composing("F10", 121, { altKey: true });
    await composing("k", 75, { ctrlKey: true });
    await composing("b", 66, { ctrlKey: true });
    await composing("Enter", 229, {});
    await expect.poll(() => editor.focused()).toBe("story");
    expect(await editor.page.getByRole("dialog").count()).toBe(0);
    await session.send("Input.imeSetComposition", { text: "木棉", selectionStart: 2, selectionEnd: 2 });
    await editor.page.evaluate(() => window.setErrors(["An error that arrives meanwhile."]));
    await session.send("Input.insertText", { text: "木棉" });
    await editor.type("。");
    await expect.poll(() => editor.reported()).toBe("<p>前木棉。</p>");
  });
});

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
    await expect.poll(() => editor.reported()).toBe(`${PICTURE}<p>one</p><p>two</p>`);
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
    await expect.poll(() => editor.reported()).toBe(`<p>before</p>${PICTURE}${PICTURE}`);
  });

  it("says how many pictures it left out, until something is pasted whole", async () => {
    await editor.start();
    const away = '<img src="https://other.example/a.png"><img src="file:///c:/b.png">';
    await editor.paste({ "text/html": `<p>words</p>${away}${PICTURE}` });
    const note = editor.page
      .getByRole("status")
      .getByText("Pictures that could not be pasted: 2. Add them with Image in the toolbar.");
    await note.waitFor();
    expect(await editor.reported()).toContain("<p>words</p>");
    await editor.paste({ "text/html": "<p>more words</p>" });
    await note.waitFor({ state: "detached" });
  });
});

it("makes of what is pasted what the sanitiser does not change, and leaves alone what is the editor's own", async () => {
  await editor.start();
  const clean = (html: string) => editor.page.evaluate((pasted) => window.cleanPastedHtml(pasted), html);
  for (const [name, pasted, expected] of CASES)
    expect([name, (await clean(pasted)).replace(/>\s+</g, "><")]).toEqual([name, expected]);
  const list = await clean(WORD_LIST);
  expect(sanitizeRichText(list)).toBe(list);
  const own = '<p data-pm-slice="1 1 []">木棉</p><p></p>';
  expect(await clean(own)).toBe(own);
});
