import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { chromiumPath } from "../../../../test/chromium-path";

const ORIGIN = "https://kapok.test";
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'";
const DOCUMENT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title>
<link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script></html>`;
/** Milliseconds; it takes a fraction of this, unless the machine has much else to do. */
const READY_WITHIN = 20_000;
/** The policy refusing what a hostile page put on the clipboard. */
const EXPECTED = /^Executing inline event handler violates/;
const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const UNDESCRIBED = {
  _id: ID,
  originalFilename: "a.png",
  alt: { eng: "", tra: "", sim: "" },
  decorative: false,
};
const UPLOADED = {
  public_id: ID,
  original_filename: "a.png",
  resource_type: "image",
  format: "png",
  bytes: 1,
};
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

/** The page with the editor, built as the site is built, by file name. */
async function buildPage(): Promise<Map<string, string>> {
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
        output: { entryFileNames: "page.js", assetFileNames: "page.css" },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      file.type === "chunk" ? file.code : new TextDecoder().decode(Buffer.from(file.source)),
    ]),
  );
}

/** A real browser with the editor in it, under the site's content policy. */
export interface EditorBrowser {
  /** Opens the editor on `value`; what the page throws or the policy refuses fails the test at `close`. */
  open(value?: string, lang?: string): Promise<Page>;
  close(): Promise<void>;
}

async function openPage(browser: Browser, files: Map<string, string>, query: string, faults: Set<string>) {
  const page = await browser.newPage();
  page.on("pageerror", (error) => faults.add(error.message));
  page.on("console", (message) => {
    const bad = message.type() === "error" || message.type() === "warning";
    if (bad && !EXPECTED.test(message.text())) faults.add(message.text());
  });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const headers = { "Content-Security-Policy": POLICY };
      return route.fulfill({ contentType: "text/html", headers, body: DOCUMENT });
    }
    if (pathname === "/api/upload") return route.fulfill({ status: 201, json: UPLOADED });
    // Of its picture the library says nothing yet.
    if (pathname.startsWith("/api/")) return route.fulfill({ json: { media: [UNDESCRIBED] } });
    if (pathname.startsWith("/media/")) return route.fulfill({ contentType: "image/svg+xml", body: PIXEL });
    const contentType = pathname.endsWith(".js") ? "text/javascript" : "text/css";
    return route.fulfill({ contentType, body: files.get(pathname) ?? "" });
  });
  await page.goto(`${ORIGIN}/?${query}`);
  await page.getByRole("textbox", { name: "Story" }).waitFor({ timeout: READY_WITHIN });
  return page;
}

/** One build for all files of a process. */
let built: ReturnType<typeof buildPage> | undefined;

/** Builds the page once and starts the browser. */
export async function startBrowser(): Promise<EditorBrowser> {
  built ??= buildPage();
  const files = await built;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const faults = new Set<string>();
  return {
    open: (value = "", lang = "eng") =>
      openPage(browser, files, new URLSearchParams({ value, lang }).toString(), faults),
    async close() {
      await browser.close();
      if (faults.size > 0) throw new Error(`The browser complained:\n${[...faults].join("\n")}`);
    },
  };
}
