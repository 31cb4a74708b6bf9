import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page, type Route } from "playwright-core";
import { build } from "vite";
import { chromiumPath } from "../../../../test/chromium-path";

const ORIGIN = "https://kapok.test";
const DOCUMENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fields</title>
<div id="root"></div><script type="module" src="/page.js"></script>`;

/** An image of 40 by 20 pixels, twice as wide as high. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';

/** Answers an upload, the `count`-th of this page. */
export type Store = (route: Route, count: number) => Promise<void> | void;

/** Accepts every upload as an image of the id `id-1`, `id-2` and so on. */
export const accepting: Store = (route, count) => {
  const answer = { public_id: `id-${count}`, original_filename: `${count}.jpg`, resource_type: "image" };
  return route.fulfill({ status: 201, json: { ...answer, format: "jpg", bytes: 1 } });
};

/** A page with three fields, whose uploads the test answers. */
export class FieldsPage {
  #browser: Browser | undefined;
  #page: Page | undefined;
  #script = "";

  get page(): Page {
    if (!this.#page) throw new Error("No page is open.");
    return this.#page;
  }

  /** Builds the page and starts the browser. */
  async launch(): Promise<void> {
    this.#script = await buildScript();
    const args = ["--no-sandbox", "--disable-dev-shm-usage"];
    this.#browser = await chromium.launch({ executablePath: chromiumPath(), args });
  }

  /** Opens the fields, empty. */
  async start(store: Store): Promise<void> {
    let uploads = 0;
    this.#page = await this.#browser?.newPage();
    await this.page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/api/upload") return store(route, ++uploads);
      if (pathname === "/page.js")
        return route.fulfill({ contentType: "text/javascript", body: this.#script });
      if (pathname.startsWith("/media/")) return route.fulfill({ contentType: "image/svg+xml", body: IMAGE });
      return route.fulfill({ contentType: "text/html", body: DOCUMENT });
    });
    await this.page.goto(ORIGIN);
  }

  async leave(): Promise<void> {
    await this.#page?.close();
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Chooses small files in the dialog that the button opens. */
  async choose(button: string, ...names: string[]): Promise<void> {
    const [asked] = await Promise.all([this.page.waitForEvent("filechooser"), this.button(button).click()]);
    const mimeType = names[0]?.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
    await asked.setFiles(names.map((name) => ({ name, mimeType, buffer: Buffer.from("x") })));
  }

  /** Drops small images on what is around the button. */
  async drop(button: string, ...names: string[]): Promise<void> {
    await this.button(button).evaluate((target, files) => {
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File(["x"], name, { type: "image/jpeg" }));
      target.dispatchEvent(
        new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    }, names);
  }

  /** Waits until it is announced politely. */
  async announced(words: string): Promise<void> {
    await this.page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
  }

  held() {
    return this.page.evaluate(() => window.held);
  }

  /** Id of the focused element. */
  focused(): Promise<string | undefined> {
    return this.page.evaluate(() => document.activeElement?.id);
  }
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    // Tests run with NODE_ENV=test, for which Vite would write JSX calls that only React's development build has.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("page.tsx", import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}
