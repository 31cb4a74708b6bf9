import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Lang } from "../src/core/locale/lang";
import { chromiumPath } from "../test/chromium-path.ts";

/** Milliseconds that an action may wait for what it acts on. */
const PATIENCE = 20_000;

/** How somebody comes to the site. */
export interface VisitOptions {
  /** A choice of language from an earlier visit, kept in the cookie. */
  lang?: Lang;
  javaScript?: boolean;
  width?: number;
  height?: number;
  dark?: boolean;
  /** Asks for more contrast, as a setting of the system. */
  moreContrast?: boolean;
  /** Few colours of the system's choice in place of the site's. */
  forcedColors?: boolean;
  /** Pixels of the screen for one of the page. */
  scale?: number;
  /** Without a mouse: what a test does to an element is done by keys. */
  keyboard?: boolean;
}

/** Windows of a Chromium. Every visitor has cookies of their own; what the browser complains about is a fault. */
export interface TestBrowser {
  /** Opens the window of a new visitor, for whom addresses are relative to `site`. */
  visit(site: string, options?: VisitOptions): Promise<Page>;
  /** Says that this test makes the browser complain, as about an answer with status 400. */
  expectFault(pattern: RegExp): void;
  /** Closes all windows. @throws when the browser complained about what no test expected. */
  endTest(): Promise<void>;
  close(): Promise<void>;
}

let launched: Promise<Browser> | undefined;

/** Starts Chromium, once for all test files of a process, with which it ends. */
function launch(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: chromiumPath(),
    // Where no language is set, it would save every file with a Chinese name as "download".
    env: { ...process.env, LANG: "C.UTF-8" },
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  return launched;
}

/** Ends Chromium, without which a program that is no test goes on for good. */
export async function endBrowser(): Promise<void> {
  await (await launched)?.close();
  launched = undefined;
}

/** Gives a browser for the tests of one file. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await launch();
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const closeWindows = async () => {
    for (const context of contexts.splice(0)) await context.close();
  };
  return {
    visit: async (site, options = {}) => {
      const context = await newContext(browser, site, options);
      contexts.push(context);
      noteFaults(context, site, faults);
      return context.newPage();
    },
    expectFault: (pattern) => void expected.push(pattern),
    endTest: async () => {
      await closeWindows();
      const allowed = expected.splice(0);
      const left = faults.splice(0).filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      if (left.length > 0) throw new Error(`The browser complained:\n${left.join("\n")}`);
    },
    close: closeWindows,
  };
}

async function newContext(
  browser: Browser,
  site: string,
  { lang, javaScript = true, width = 1280, height = 800, dark = false, ...way }: VisitOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: javaScript,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    contrast: way.moreContrast ? "more" : "no-preference",
    forcedColors: way.forcedColors ? "active" : "none",
    deviceScaleFactor: way.scale ?? 1,
    ignoreHTTPSErrors: site.startsWith("https:"), // of a test's own nginx
  });
  context.setDefaultTimeout(PATIENCE);
  if (lang) await context.addCookies([{ name: "lang", value: lang, url: site }]);
  return context;
}

/** Errors of scripts, whatever is written to the console as an error or warning, requests to anybody else. */
function noteFaults(context: BrowserContext, site: string, faults: string[]): void {
  context.on("weberror", (error) => void faults.push(`script: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site) faults.push(`third party: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) faults.push(`status ${response.status()}: ${response.url()}`);
  });
}
