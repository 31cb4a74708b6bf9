import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { newDatabase } from "../../test/postgres";
import { type PostgresProxy, proxyPostgres } from "../../test/postgres-proxy";
import { inLang } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { openBrowser, type TestBrowser } from "../fixtures/browser";
import { openScreen } from "../fixtures/open-screen";
import { foreignWords } from "../fixtures/reading";
import { isInTurn } from "../fixtures/sampling";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";
import { openLogin, signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

// A site of its own, without any content, whose database the test can take away.
const dataDir = mkdtempSync(join(tmpdir(), "kapok-bare-"));
let database = "";
let proxy: PostgresProxy;
let server: RunningServer;
let browser: TestBrowser;
let url = "";

beforeAll(async () => {
  database = await newDatabase();
  proxy = await proxyPostgres(database);
  const settings = { DEMO_CONTENT: "off", LOG_LEVEL: "silent" };
  const place = { dataDir, port: await freePort(), databaseUrl: proxy.url, settings };
  url = addressOf(place);
  [server, browser] = await Promise.all([startServer(place), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const LONG = { timeout: 1_800_000 };
const PAGES = ["/", "/about", "/involved", "/archive", "/sma", "/donate?method=bank"];
const LISTS = ["managenews", "manageappreciation", "managecharityitems", "sma", "donations", "patient"].map(
  (screen) => `/cms/${screen}`,
);

let judged = 0;
async function judge(page: Page, found: Findings, where: string): Promise<void> {
  await look(page, found, where, judged);
  judged += 1;
  await validatePage(page, found, where);
  const words = await foreignWords(page);
  if (words.length > 0) found[`${where}, words`] = words;
}

it("axe, html-validate and readers find nothing where there is no content yet", LONG, async () => {
  const found: Findings = {};
  for (const lang of LANGS) {
    const inTurn = (_: string, number: number) => isInTurn(number, lang);
    const page = await browser.visit(url, { lang });
    for (const path of PAGES.filter(inTurn)) {
      await page.goto(inLang(lang, path));
      await judge(page, found, `${lang} ${path}`);
    }
    await signIn(page);
    for (const path of LISTS.filter(inTurn)) {
      await openScreen(page, path);
      await judge(page, found, `${lang} ${path}`);
    }
  }
  await browser.endTest();
  expect(found).toEqual({});
});

it("nor on pages of status 404, 500 and 503, and where somebody is not let in", LONG, async () => {
  browser.expectFault(/^status 50[03]:|status of (400|404|500|503)/);
  const found: Findings = {};
  const pages = await Promise.all(
    LANGS.map(async (lang) => [lang, await browser.visit(url, { lang })] as const),
  );
  let turn = 0;
  const inTurn = async (path: string, status: number) => {
    turn += 1;
    for (const [lang, page] of pages) {
      if (!isInTurn(turn, lang)) continue;
      expect((await page.goto(path))?.status(), path).toBe(status);
      await page.locator(".loading").waitFor({ state: "hidden" });
      await judge(page, found, `${lang} ${path}`);
    }
  };
  for (const [lang, page] of pages) {
    await openLogin(page);
    await page.locator("#field-username").fill("nobody");
    await page.locator("#field-password").fill("not the password");
    await page.locator("#field-password").press("Enter");
    await page.locator("[role=alert]:not(:empty)").waitFor();
    await judge(page, found, `${lang} refused login`);
    await signIn(page);
  }
  await inTurn("/archiveitem?news_id=gone", 404);
  await inTurn("/cms/nothing", 404);
  await broken("alter table entry rename to elsewhere");
  await inTurn("/archive?year=2021", 500);
  await proxy.close();
  await inTurn("/archive?year=2020", 503);
  await inTurn("/cms", 503);
  await browser.endTest();
  expect(found).toEqual({});
});

/** Does to the database what no program of ours would. */
async function broken(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement);
  await client.end();
}
