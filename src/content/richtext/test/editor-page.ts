import type { Page } from "playwright-core";
import { type EditorBrowser, startBrowser } from "./browser";

/** One page with the editor, anew for each test: the parts of it that tests speak of. */
export class EditorPage {
  #browser: EditorBrowser | undefined;
  #page: Page | undefined;

  get page(): Page {
    if (!this.#page) throw new Error("No page is open.");
    return this.#page;
  }

  /** Builds the page and starts the browser. */
  async launch(): Promise<void> {
    this.#browser = await startBrowser();
  }

  /** Opens the editor on a text and puts the caret into it. */
  async start(value?: string, lang?: string): Promise<void> {
    this.#page = await this.#browser?.open(value, lang);
    await this.text().focus();
  }

  async leave(): Promise<void> {
    await this.#page?.close();
  }

  /** @throws when a page threw or complained. */
  async close(): Promise<void> {
    await this.#browser?.close();
  }

  text() {
    return this.page.getByRole("textbox", { name: "Story" });
  }

  tool(name: string) {
    return this.page.getByRole("toolbar").getByRole("button", { name, exact: true });
  }

  /** The last text that the editor reported to the form. */
  reported(): Promise<string | undefined> {
    return this.page.evaluate(() => window.reported.at(-1));
  }

  /** Id, or else the text, of the focused element. */
  focused(): Promise<string | undefined> {
    return this.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.id || activeElement?.textContent || undefined;
    });
  }

  async textHasFocus(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.id === "story");
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  /** Pastes data by type, and empty PNG files, into the text. */
  async paste(data: Record<string, string>, files: string[] = []): Promise<void> {
    await this.#give("paste", data, files);
  }

  /** Drops PNG files on the upper edge of the text. */
  async drop(files: string[]): Promise<void> {
    await this.#give("drop", {}, files);
  }

  async #give(kind: "paste" | "drop", data: Record<string, string>, files: string[]): Promise<void> {
    await this.text().evaluate(
      (element, given) => {
        const transfer = new DataTransfer();
        for (const [type, content] of Object.entries(given.data)) transfer.setData(type, content);
        for (const name of given.files) transfer.items.add(new File(["x"], name, { type: "image/png" }));
        const { left, top } = (element.firstElementChild ?? element).getBoundingClientRect();
        const init = { bubbles: true, cancelable: true, clientX: left, clientY: top + 1 };
        element.dispatchEvent(
          given.kind === "paste"
            ? new ClipboardEvent("paste", { ...init, clipboardData: transfer })
            : new DragEvent("drop", { ...init, dataTransfer: transfer }),
        );
      },
      { kind, data, files },
    );
  }
}
