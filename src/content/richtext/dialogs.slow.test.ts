import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EditorPage } from "./test/editor-page";

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const FILE = { name: "kapok.png", mimeType: "image/png", buffer: Buffer.from("x") };
const editor = new EditorPage();

beforeAll(() => editor.launch(), 60_000);
afterEach(() => editor.leave());
afterAll(() => editor.close());

describe("link dialog", () => {
  const dialog = () => editor.page.getByRole("dialog", { name: "Link" });

  it("links the selected words by keyboard and returns to them", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Control+a");
    await editor.press("Control+k");
    await editor.type("nowhere at all");
    await editor.press("Enter");
    await dialog().getByText("Enter a web address").waitFor();
    expect(await dialog().getByLabel("Address").getAttribute("aria-invalid")).toBe("true");
    await dialog().getByLabel("Address").fill("www.kapok.example");
    await editor.press("Enter");
    await editor.textHasFocus();
    await expect
      .poll(() => editor.reported())
      .toBe('<p><a href="https://www.kapok.example" rel="noopener noreferrer">words</a></p>');
    expect(await editor.page.evaluate(() => window.submitted)).toBe(0);
    await editor.press("End");
    await editor.type("，後");
    await expect.poll(() => editor.reported()).toContain("words</a>，後");
  });

  it("returns the focus to its button when it is cancelled from the keyboard, to the text by mouse", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Alt+F10");
    for (let step = 0; step < 4; step += 1) await editor.press("ArrowRight");
    await editor.press("Enter");
    await dialog().waitFor();
    await editor.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => editor.focused()).toBe("Link");
    await editor.text().focus();
    await editor.tool("Link").click();
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => editor.focused()).toBe("story");
    expect(await editor.page.evaluate(() => window.reported)).toEqual([]);
  });

  it("asks for the words when none are selected, and changes and removes a link", async () => {
    await editor.start();
    await editor.tool("Link").click();
    await dialog().getByLabel("Address").fill("info@kapok.example");
    await dialog().getByLabel("Text of the link").fill("寫信");
    await dialog().getByRole("button", { name: "Save link" }).click();
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toBe('<p><a href="mailto:info@kapok.example">寫信</a></p>');
    await editor.text().getByText("寫信").click();
    await editor.tool("Link").click();
    expect(await dialog().getByLabel("Address").inputValue()).toBe("info@kapok.example");
    await dialog().getByRole("button", { name: "Remove link" }).click();
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toBe("<p>寫信</p>");
  });
});

describe("image dialog", () => {
  const dialog = () => editor.page.getByRole("dialog");
  const add = () => dialog().getByRole("button", { name: "Add image" });
  /** By the button of our own words, which opens the browser's dialog. */
  const choose = async (file: typeof FILE) => {
    const chooser = editor.page.waitForEvent("filechooser");
    await dialog()
      .getByRole("button", { name: /: Image file$/ })
      .click();
    await (await chooser).setFiles(file);
  };

  const described = () => editor.page.evaluate((id) => window.descriptions[id], ID);

  it("wants a file, and has its description for the library go with the form", async () => {
    await editor.start("<p>a</p>");
    await editor.press("End");
    await editor.tool("Image").click();
    await add().click();
    await dialog().getByText("Choose an image file.").waitFor();
    expect(await editor.focused()).toBe("field-dialog-image");
    await choose(FILE);
    await dialog().getByLabel("Description (Traditional Chinese)").fill("木棉花");
    await add().click();
    await editor.textHasFocus();
    await editor.type("after");
    await expect
      .poll(() => editor.reported())
      .toBe(`<p>a</p><img data-media-id="${ID}" src="/media/${ID}?w=960" alt=""><p>after</p>`);
    expect(await described()).toEqual({ alt: { tra: "木棉花" } });
    expect(await editor.page.evaluate(() => window.submitted)).toBe(0);
  });

  it("changes what the text itself says of the selected image", async () => {
    await editor.start(`<p>a</p><img data-media-id="${ID}" src="/media/${ID}?w=960" alt="old"><p>b</p>`);
    await editor.text().getByRole("img").click();
    await editor.tool("Image").click();
    await dialog().getByText("Described here as").waitFor();
    await dialog().getByText("Other words here").click();
    await dialog().getByLabel("Description here (Traditional Chinese)").fill("新");
    await dialog().getByRole("button", { name: "Save" }).click();
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toContain('alt="新"');
    expect(await described()).toBeUndefined();
  });
});
