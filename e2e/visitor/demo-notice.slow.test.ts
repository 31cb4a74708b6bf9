import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { donateTexts } from "../../src/charity/donate-texts";
import { siteConfig } from "../../src/charity/site.config";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { saveSiteDetails } from "../fixtures/content";
import { addressOf, freePort, startServer } from "../fixtures/server";
import { copyDemo } from "../setup/demo-copy";

const SET_UP = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret" };
const LIVE = { ...SET_UP, PAYPAL_API: "https://api-m.paypal.com" };
const SANDBOX = { ...SET_UP, PAYPAL_API: "https://api-m.sandbox.paypal.com" };

/** Runs a site with these settings, a new one unless it has a folder, for as long as `use` takes; gives what it printed. */
async function withSite(
  settings: Record<string, string>,
  use: (site: string) => Promise<void>,
  folder?: string,
): Promise<string> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), "kapok-notice-"));
  const place = { dataDir, port: await freePort(), settings };
  const server = await startServer(place);
  try {
    await use(addressOf(place));
    return server.logs();
  } finally {
    await server.stop();
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The notices of Donate, in each language, on the page of a method, that it is a demonstration. */
const notices = (site: string, method = "paypal") =>
  Promise.all(
    LANGS.map(async (lang) => {
      const page = await (await fetch(site + inLang(lang, `/donate?method=${method}`))).text();
      // Its words, whatever keeps them together in their lines.
      return page.replaceAll(/<[^>]*>/g, "").includes(donateTexts.demoNotice?.[lang] ?? "none");
    }),
  );
const YES = LANGS.map(() => true);
const NO = LANGS.map(() => false);

/** Gives the charity another name, as staff would under Site details. */
async function rename(site: string): Promise<void> {
  await saveSiteDetails({ url: site }, { name: { ...siteConfig.name, eng: "A Real Charity" } });
}

it("says that the demo is one, but not where PayPal takes real money, nor once the charity is another", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kapok-notice-"));
  await copyDemo(inject("demoDataDir"), folder);
  const ofDemo = async (settings: Record<string, string>, expected: readonly boolean[]) => {
    const check = async (site: string) => {
      expect(await notices(site)).toEqual(expected);
      expect(await notices(site, "bank")).toEqual(expected);
    };
    await withSite({ DEMO_CONTENT: "on", ...settings }, check, folder);
  };
  const isDemoThenAnother = async (site: string) => {
    expect(await notices(site)).toEqual(YES);
    expect(await notices(site, "bank")).toEqual(YES);
    await rename(site);
    await expect.poll(() => notices(site)).toEqual(NO);
  };
  await ofDemo({}, YES);
  await ofDemo({ ...SANDBOX, DEMO_CONTENT: "off" }, YES);
  await ofDemo(LIVE, NO);
  await withSite({ DEMO_CONTENT: "on" }, isDemoThenAnother, folder);
  await ofDemo({}, NO);
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ["without PayPal", {}],
  ["with PayPal", LIVE],
  ["with PayPal's sandbox", SANDBOX],
])("says nothing of that on a site %s that has no demo content", async (_, settings) => {
  await withSite({ DEMO_CONTENT: "off", ...settings }, async (site) => {
    expect(await notices(site)).toEqual(NO);
  });
});

it("warns at the start where PayPal is set up and its webhook is not", async () => {
  const said = async (settings: Record<string, string>) =>
    (await withSite({ DEMO_CONTENT: "off", ...settings }, async () => {})).includes("PAYPAL_WEBHOOK_ID");
  expect(await said(SANDBOX)).toBe(true);
  expect(await said({ ...SANDBOX, PAYPAL_WEBHOOK_ID: "8XK31563NV8412947" })).toBe(false);
  expect(await said({})).toBe(false);
});
