import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import type { Readable } from "node:stream";
import { Builder, By, error, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../fixtures/server";
import { type Engine, type EngineWindow, findInPage, type StartedEngine, TIMEOUT } from "./engine";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** The plain window that comes with WebKitGTK's driver; it is in a folder of the machine's kind. */
const [WINDOW] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** WebKit, the engine of Safari and of every browser of an iPhone, as GTK's build of it, by WebDriver. */
export const webkit: Engine = {
  name: "WebKit",
  missing:
    WINDOW && [DRIVER, SCREEN].every((path) => existsSync(path))
      ? undefined
      : "webkit2gtk-driver and xvfb are not installed here",
  start,
};

async function start(): Promise<StartedEngine> {
  const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  const display = `:${String(number).trim()}`;
  return { visit: (site) => visit(site, display), stop: () => ended(screen) };
}

/** A window with a driver of its own, as one has no more than one. */
async function visit(site: string, display: string): Promise<EngineWindow> {
  const port = await freePort();
  const program = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    // Drawn by the processor: there is no graphics card behind this screen.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1", LANG: "C.UTF-8" },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: WINDOW, args: ["--automation"] },
    })
    .build();
  const close = async () => {
    await driver.quit();
    await ended(program);
  };
  return windowOf(driver, site, close);
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + TIMEOUT;
  while (Date.now() < until) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${address}`);
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function windowOf(driver: WebDriver, site: string, close: () => Promise<void>): EngineWindow {
  const find = (css: string, name?: string): Promise<WebElement> =>
    // The page may be on its way to another while it is asked.
    driver.wait(
      () => driver.executeScript<WebElement | null>(findInPage, css, name ?? null).catch(absentUnlessGone),
      TIMEOUT,
      `WebKit did not see ${css} ${name ?? ""}`,
    ) as Promise<WebElement>;
  return {
    open: (path) => driver.get(new URL(path, site).href),
    press: async (css, name) => {
      const element = await find(css, name);
      // WebKit's driver takes a link that continues on a second line for out of reach below the window.
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    type: async (text, css, name) => (await find(css, name)).sendKeys(text),
    see: async (css, text) => {
      const element = await find(css, text);
      return driver.executeScript<string>("return arguments[0].textContent", element);
    },
    choose: async (path, css) => {
      await driver.wait(async () => (await driver.findElements(By.css(css))).length > 0, TIMEOUT);
      await driver.findElement(By.css(css)).sendKeys(path);
    },
    run: <T>(script: string) => driver.executeScript<T>(`return (${script})`),
    until: async (script) =>
      void (await driver.wait(
        () => driver.executeScript<boolean>(`return ${script}`).catch(absentUnlessGone),
        TIMEOUT,
      )),
    resize: async (width) =>
      void (await driver.manage().window().setRect({ width, height: 900, x: 0, y: 0 })),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close,
  };
}

function absentUnlessGone(fault: unknown): null {
  if (fault instanceof error.NoSuchSessionError) throw fault;
  return null;
}
