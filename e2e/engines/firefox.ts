import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { type Engine, type EngineWindow, findInPage, type StartedEngine, TIMEOUT } from "./engine";

const PROGRAM = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: PROGRAM ? undefined : "firefox-esr is not installed here",
  start,
};

async function start(): Promise<StartedEngine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: PROGRAM ?? "",
    headless: true,
    env: { ...process.env, LANG: "C.UTF-8" },
  });
  return {
    visit: async (site) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      await page.setViewport({ width: 1280, height: 900 });
      return windowOf(page, site, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function windowOf(page: Page, site: string, close: () => Promise<void>): EngineWindow {
  const find = async (css: string, name?: string): Promise<ElementHandle<Element>> => {
    const found = await page.waitForFunction(findInPage, {}, css, name ?? null).catch((error: unknown) => {
      throw new Error(`Firefox did not see ${css} ${name ?? ""} at ${page.url()}`, { cause: error });
    });
    const element = found.asElement();
    if (!element) throw new Error(`Firefox gave no element for ${css}`);
    return element as ElementHandle<Element>;
  };
  return {
    open: async (path) => void (await page.goto(new URL(path, site).href)),
    press: async (css, name) => (await find(css, name)).click(),
    type: async (text, css, name) => {
      await (await find(css, name)).click();
      await page.keyboard.press("End");
      await page.keyboard.type(text);
    },
    see: async (css, text) => (await find(css, text)).evaluate((element) => element.textContent),
    choose: async (path, css) => {
      const field = await page.waitForSelector(css);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    run: async <T>(script: string) => (await page.evaluate(script)) as T,
    until: async (script) => void (await page.waitForFunction(script)),
    resize: (width) => page.setViewport({ width, height: 900 }),
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
