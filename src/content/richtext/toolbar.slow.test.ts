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
    const moved = ["Undo", "Show names", "Undo", "Show names", "Undo", "Heading", "Bold"];
    expect(stops).toEqual([...moved, "story", "Bold"]);
  });

  it("is reached from the text by Alt+F10 and left by Escape; what it does returns to the text", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Control+a");
    await editor.press("Alt+F10");
    await expect.poll(() => editor.focused()).toBe("Undo");
    // The first Escape is for the name that is shown.
    await editor.press("Escape", "Escape");
    await editor.textHasFocus();
    await editor.press("Alt+F10");
    await editor.press("ArrowRight");
    await editor.press("ArrowRight");
    await editor.press("Enter");
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toBe("<p><strong>words</strong></p>");
    await expect.poll(() => editor.tool("Bold").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => editor.tool("Italic").getAttribute("aria-pressed")).toBe("false");
  });

  it("leaves the selection alone under the mouse, and undoes", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Control+a");
    await expect.poll(() => editor.tool("Undo").getAttribute("aria-disabled")).toBe("true");
    await editor.tool("Numbered list").click();
    await expect.poll(() => editor.reported()).toBe("<ol><li><p>words</p></li></ol>");
    await editor.tool("Undo").click();
    await expect.poll(() => editor.reported()).toBe("<p>words</p>");
  });

  it("speaks the language of the page", async () => {
    await editor.start("", "tra");
    expect(await editor.page.getByRole("toolbar", { name: "格式：Story" }).count()).toBe(1);
    await editor.tool("粗體").click();
    await editor.page.getByText("鍵盤快捷鍵").click();
    await editor.page.getByText("Alt+F10").waitFor();
  });

  it("has tools for the table that the caret is in, which the Tab key can leave", async () => {
    await editor.start("<p>a</p>");
    expect(await editor.page.getByRole("group", { name: "Table" }).count()).toBe(0);
    await editor.tool("Insert table").click();
    await editor.type("head");
    await editor.tool("Table").click();
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
    await expect.poll(() => editor.page.getByRole("group", { name: "Table" }).count()).toBe(0);
    await editor.tool("Table").click();
    await editor.tool("Delete table").click();
    await editor.text().locator("table").waitFor({ state: "detached" });
  });
});

describe("names of the tools", () => {
  const tip = () => editor.page.getByRole("tooltip");
  const bold = () => editor.tool("Bold");

  it("are shown to the mouse, stay under it, and go by Escape", async () => {
    await editor.start("<p>words</p>");
    await bold().hover();
    await expect.poll(() => tip().textContent()).toBe("BoldCtrl+B");
    expect(await bold().getAttribute("aria-labelledby")).toBe(await tip().getAttribute("id"));
    await tip().hover();
    expect(await tip().count()).toBe(1);
    await editor.press("Escape");
    await tip().waitFor({ state: "detached" });
    await editor.textHasFocus();
    await editor.tool("Redo").hover();
    await expect.poll(() => tip().textContent()).toBe("RedoCtrl+Shift+Z");
    await editor.text().hover();
    await tip().waitFor({ state: "detached" });
  });

  it("are shown to keys, and Escape takes them away before it leaves the tools", async () => {
    await editor.start("<p>words</p>");
    await editor.press("Alt+F10", "ArrowRight");
    await expect.poll(() => tip().textContent()).toBe("HeadingCtrl+Alt+2");
    await editor.press("Escape");
    await tip().waitFor({ state: "detached" });
    expect(await editor.focused()).toBe("Heading");
    await editor.press("Escape");
    await editor.textHasFocus();
  });

  it("are shown below the tools once chosen, then and later", async () => {
    await editor.start("<p>words</p>");
    const width = () =>
      bold()
        .locator("span")
        .evaluate((name) => name.getBoundingClientRect().width);
    const height = () => bold().evaluate((tool) => tool.getBoundingClientRect().height);
    const icon = await height();
    await editor.tool("Show names").click();
    await expect.poll(height).toBeGreaterThan(icon);
    expect(await width()).toBeGreaterThan(10);
    await bold().hover();
    expect(await tip().count()).toBe(0);
    expect(await editor.tool("Show names").getAttribute("aria-pressed")).toBe("true");
    await editor.page.reload();
    await expect.poll(height).toBeGreaterThan(icon);
    await editor.tool("Show names").click();
    await expect.poll(height).toBe(icon);
  });
});

describe("a row that is too narrow", () => {
  const narrow = async () => {
    await editor.start("<p>words</p>");
    await editor.page.setViewportSize({ width: 360, height: 740 });
    await editor.tool("More tools").waitFor();
  };
  const list = () => editor.page.getByRole("group", { name: "More tools" });

  it("moves what does not fit into a list of buttons with their names", async () => {
    await narrow();
    await editor.press("Control+a");
    expect(await editor.tool("Quote").count()).toBe(0);
    await editor.tool("More tools").click();
    const { width, height } = (await list().getByRole("button", { name: "Quote" }).boundingBox()) ?? {};
    expect([width, height].every((side) => side && side >= 48)).toBe(true);
    await list().getByRole("button", { name: "Quote" }).click();
    await list().waitFor({ state: "detached" });
    await expect.poll(() => editor.reported()).toBe("<blockquote><p>words</p></blockquote>");
    await editor.tool("More tools").click();
    await editor.text().click({ position: { x: 20, y: 20 } });
    await list().waitFor({ state: "detached" });
  });

  it("opens and closes its list by keys", async () => {
    await narrow();
    await editor.press("Alt+F10", "End", "Enter");
    await list().waitFor();
    const first = await editor.focused();
    await editor.press("ArrowDown");
    expect([first, await editor.focused()]).toEqual(["Image", "Insert table"]);
    await editor.press("Escape");
    await list().waitFor({ state: "detached" });
    expect(await editor.focused()).toBe("More tools");
    await editor.press("Enter", "ArrowDown", "Enter");
    await editor.textHasFocus();
    await expect.poll(() => editor.reported()).toContain("<table>");
  });

  it("lists the tools of a table one by one", async () => {
    await narrow();
    await editor.tool("More tools").click();
    await editor.tool("Insert table").click();
    await editor.tool("More tools").click();
    await editor.tool("Delete table").click();
    await expect.poll(() => editor.reported()).not.toContain("<table>");
  });
});
