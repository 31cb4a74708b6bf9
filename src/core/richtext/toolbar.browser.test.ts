import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EditorPage } from "./test/editor-page";

const editor = new EditorPage();

beforeAll(() => editor.launch(), 60_000);
afterEach(() => editor.leave());
afterAll(() => editor.close());

describe("toolbar", () => {
  it("is one stop of the Tab key, in which arrows move", async () => {
    await editor.start("<p>a</p>");
    await editor.page.getByRole("button", { name: "Before" }).focus();
    const stops: (string | undefined)[] = [];
    for (const key of [
      "Tab",
      "ArrowLeft",
      "ArrowRight",
      "End",
      "Home",
      "ArrowRight",
      "ArrowRight",
      "Tab",
      "Shift+Tab",
    ]) {
      await editor.press(key);
      stops.push(await editor.focused());
    }
    const moved = ["Heading", "Redo", "Heading", "Redo", "Heading", "Subheading", "Bold"];
    expect(stops).toEqual([...moved, "story", "Bold"]);
  });

  it("is reached from the text by Alt+F10 and left by Escape; what it does returns to the text", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Control+a");
    await editor.press("Alt+F10");
    await expect.poll(() => editor.focused()).toBe("Heading");
    await editor.press("Escape");
    await editor.textHasFocus();
    await editor.press("Alt+F10");
    await editor.press("ArrowRight");
    await editor.press("ArrowRight");
    await editor.press("Enter");
    await editor.textHasFocus();
    await expect.poll(() => editor.told()).toBe("<p><strong>words</strong></p>");
    await expect.poll(() => editor.tool("Bold").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => editor.tool("Italic").getAttribute("aria-pressed")).toBe("false");
  });

  it("leaves the selection alone under the mouse, and undoes", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Control+a");
    await expect.poll(() => editor.tool("Undo").getAttribute("aria-disabled")).toBe("true");
    await editor.tool("Numbered list").click();
    await expect.poll(() => editor.told()).toBe("<ol><li><p>words</p></li></ol>");
    await editor.tool("Undo").click();
    await expect.poll(() => editor.told()).toBe("<p>words</p>");
  });

  it("speaks the language of the page", async () => {
    await editor.start("", "tra");
    expect(await editor.page.getByRole("toolbar", { name: "格式：Story" }).count()).toBe(1);
    await editor.tool("粗體").click();
    await editor.page.getByText("鍵盤快捷鍵").click();
    await editor.page.getByText("Alt+F10").waitFor();
  });

  it("has tools for the table that the caret is in, and lets the Tab key out of it", async () => {
    await editor.start("<p>a</p>");
    expect(await editor.page.getByRole("group", { name: "Table" }).count()).toBe(0);
    await editor.tool("Insert table").click();
    await editor.type("head");
    for (const name of ["Row below", "Column after", "Delete row", "Header row", "Delete column"])
      await editor.tool(name).click();
    const rows = editor.text().getByRole("row");
    const cells = editor.text().locator("td");
    await expect.poll(async () => [await rows.count(), await cells.count()]).toEqual([3, 6]);
    await editor.text().locator("th").first().click();
    for (let cell = 0; cell < 9; cell += 1) await editor.press("Tab");
    expect(await rows.count()).toBe(3);
    expect(await editor.text().evaluate((element) => element === document.activeElement)).toBe(false);
    await cells.last().click();
    await editor.tool("Delete table").click();
    await editor.text().locator("table").waitFor({ state: "detached" });
  });
});
