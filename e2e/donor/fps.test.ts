import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { siteConfig } from "../../src/charity/site.config";
import { FULL } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";

/** The placeholder of the test vectors; no charity has it. */
const FPS_ID = "1234567";
const FIVE_HUNDRED =
  "00020101021126270012hk.com.hkicl0207123456752040000530334454035005802HK5902NA6002HK63046813";
const ANY_AMOUNT = "00020101021126270012hk.com.hkicl020712345675204000053033445802HK5902NA6002HK63042E94";

const demo = journey();
const here = journey();

beforeAll(async () => {
  const send = (path: string, json: unknown, headers = {}) =>
    fetch(here.site.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(json),
    });
  const login = await send("/api/login", STAFF);
  const Cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const answer = await send("/api/editSiteDetails", { ...siteConfig, fps: { id: FPS_ID } }, { Cookie });
  expect(await answer.json()).toMatchObject({ message: "success" });
});

/** Reads a picture as a payer's app would. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function save(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return { name: download.suggestedFilename(), text: await read(readFileSync(await download.path())) };
}

describe.each(FULL ? [true, false] : [false])("FPS, JavaScript %s", (javaScript) => {
  it("shows a code for the amount that is chosen, and gives it as a picture", async () => {
    const page = await here.visit({ javaScript, width: 360 });
    await page.goto("/donate?method=bank");
    const code = page.getByRole("img", { name: /^FPS QR code/ });
    expect(await read(await code.screenshot())).toBe(ANY_AMOUNT);
    await page.getByRole("link", { name: "HK$500", exact: true }).click();
    await page
      .getByRole("img", { name: "FPS QR code for donating HK$500 to Kapok SMA Association", exact: true })
      .waitFor();
    expect(await read(await code.screenshot())).toBe(FIVE_HUNDRED);
    await page.getByText(FPS_ID, { exact: true }).waitFor();
    const saved = await save(page, page.getByRole("link", { name: "Save image" }));
    expect(saved.text).toBe(FIVE_HUNDRED);
    expect(saved.name).toMatch(/^FPS HK.500 Kapok SMA Association\.png$/);
  });
});

it("names the picture in Chinese, and can be read in dark surroundings", async () => {
  const page = await here.visit({ dark: true });
  await page.goto("/tra/donate?method=bank&amount=500");
  expect(await read(await page.getByRole("img", { name: /轉數快二維碼/ }).screenshot())).toBe(FIVE_HUNDRED);
  const { name } = await save(page, page.getByRole("link", { name: "儲存圖片" }));
  expect(name).toMatch(/^轉數快 HK.500 .+\.png$/u);
});

it("offers copies of the ID and the payee's name", async () => {
  const page = await here.visit();
  await page.goto("/donate?method=bank");
  await page.getByRole("button", { name: "Copy: FPS ID" }).waitFor();
  await page.getByRole("button", { name: "Copy: Payee name" }).waitFor();
});

it("draws no other amount than those of the page", async () => {
  const status = async (query: string) => (await fetch(`${here.site.url}/donate/fps.png${query}`)).status;
  expect(await status("")).toBe(200);
  for (const query of ["?amount=501", "?amount=0", "?amount=500.00", "?amount=x"]) {
    expect(await status(query)).toBe(404);
  }
  const page = await here.visit();
  await page.goto("/donate?method=bank&amount=501");
  expect(await read(await page.getByRole("img", { name: /^FPS QR code/ }).screenshot())).toBe(ANY_AMOUNT);
});

it("has nothing to scan in the demo: a drawing that says so", async () => {
  const page = await demo.visit();
  await page.goto("/donate?method=bank&amount=500");
  const drawing = page.getByRole("img", { name: "Drawing in place of a QR code: sample, do not pay" });
  expect(await drawing.getByText("SAMPLE").count()).toBe(1);
  expect(await read(await drawing.screenshot())).toBeUndefined();
  expect(await page.getByRole("link", { name: "Save image" }).count()).toBe(0);
  expect((await fetch(`${demo.site.url}/donate/fps.png?amount=500`)).status).toBe(404);
});
