import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { saveSiteDetails } from "../fixtures/content";
import { journey } from "../fixtures/journey";

/** The placeholder of the test vectors; no charity has it. */
const FPS_ID = "1234567";
/** Codes with DONATION as their reference, made by another program. */
const FIVE_HUNDRED =
  "00020101021126270012hk.com.hkicl0207123456752040000530334454035005802HK5902NA6002HK62120508DONATION6304955F";
const ANY_AMOUNT =
  "00020101021126270012hk.com.hkicl020712345675204000053033445802HK5902NA6002HK62120508DONATION6304F549";
const TYPED =
  "00020101021126270012hk.com.hkicl02071234567520400005303344540588.505802HK5902NA6002HK62120508DONATION63046EE0";

const demo = journey();
const here = journey();

beforeAll(async () => {
  await saveSiteDetails(here.site, { fps: { id: FPS_ID, reference: "DONATION" } });
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

describe.each([true, false])("FPS, JavaScript %s", (javaScript) => {
  it("is two taps from home, where FPS opens, to the code in the album, and the bank's app the third", async () => {
    const page = await here.visit({ javaScript, width: 360, height: 640 });
    await page.goto("/");
    await page.getByRole("link", { name: "Donate", exact: true }).first().click();
    await page.locator(".method-tabs [aria-current]", { hasText: "FPS" }).waitFor();
    const code = page.getByRole("img", { name: /^FPS QR code/ });
    expect(await read(await code.screenshot())).toBe(ANY_AMOUNT);
    const saved = await save(page, page.getByRole("link", { name: "Save as a picture" }));
    expect(saved.text).toBe(ANY_AMOUNT);
  });

  it("shows a code for the amount that is chosen or typed, and gives it as a picture", async () => {
    const page = await here.visit({ javaScript, width: 360 });
    await page.goto("/donate?method=fps");
    const code = page.getByRole("img", { name: /^FPS QR code/ });
    await page.getByRole("link", { name: "HK$500", exact: true }).click();
    await page
      .getByRole("img", { name: "FPS QR code for donating HK$500 to Kapok SMA Association", exact: true })
      .waitFor();
    expect(await read(await code.screenshot())).toBe(FIVE_HUNDRED);
    await page.getByText(FPS_ID, { exact: true }).waitFor();
    const saved = await save(page, page.getByRole("link", { name: "Save as a picture" }));
    expect(saved.text).toBe(FIVE_HUNDRED);
    expect(saved.name).toMatch(/^FPS HK.500 Kapok SMA Association\.png$/);
    const amount = page.getByRole("textbox", { name: /Other amount/ });
    await amount.fill("HK$ 88.5");
    await page.getByRole("button", { name: "Show the code" }).click();
    await page.getByRole("img", { name: /^FPS QR code for donating HK\$88\.50 to / }).waitFor();
    await page.getByText("HK$88.50", { exact: true }).waitFor();
    expect(await read(await code.screenshot())).toBe(TYPED);
    const own = await save(page, page.getByRole("link", { name: "Save as a picture" }));
    expect(own.text).toBe(TYPED);
    await amount.fill("0.5");
    await page.getByRole("button", { name: "Show the code" }).click();
    await page.getByText("Type an amount from HK$1 to HK$1,000,000").waitFor();
    expect(await amount.inputValue()).toBe("0.5");
    expect(await read(await code.screenshot())).toBe(ANY_AMOUNT);
  });
});

it("names the picture in Chinese, and can be read in dark surroundings at its first address", async () => {
  const page = await here.visit({ dark: true });
  await page.goto("/tra/donate?method=bank&amount=500");
  expect(await read(await page.getByRole("img", { name: /轉數快二維碼/ }).screenshot())).toBe(FIVE_HUNDRED);
  const { name } = await save(page, page.getByRole("link", { name: "儲存為圖片" }));
  expect(name).toMatch(/^轉數快 HK.500 .+\.png$/u);
  const tabs = page.getByRole("navigation", { name: "捐款方法" }).getByRole("listitem");
  expect(await tabs.first().innerText()).toBe("轉數快");
});

it("offers what is set up, says so of what is not, and copies of the ID and the payee's name", async () => {
  const page = await here.visit();
  await page.goto("/donate");
  await page.getByRole("button", { name: "Copy: FPS ID" }).waitFor();
  await page.getByRole("button", { name: "Copy: Payee name" }).waitFor();
  const tabs = page.getByRole("navigation", { name: "Ways to give" }).getByRole("listitem");
  expect(await tabs.allInnerTexts()).toEqual(["FPS", "Bank transfer", "Cheque", "PPS / Alipay / PayMe"]);
  await page.goto("/donate?method=paypal");
  await page.getByText("Paying online by PayPal is not set up").waitFor();
});

it("draws no amount that the page does not take", async () => {
  const status = async (query: string) => (await fetch(`${here.site.url}/donate/fps.png${query}`)).status;
  expect(await status("")).toBe(200);
  for (const query of ["?amount=0", "?amount=1000001", "?amount=5.001", "?amount=x"]) {
    expect(await status(query)).toBe(404);
  }
});

it("has nothing to scan in the demo: a drawing that says so", async () => {
  const page = await demo.visit();
  await page.goto("/donate?method=fps&amount=500");
  const drawing = page.getByRole("img", { name: "Drawing in place of a QR code: sample, do not pay" });
  expect(await drawing.getByText("SAMPLE").count()).toBe(1);
  expect(await read(await drawing.screenshot())).toBeUndefined();
  expect(await page.getByRole("link", { name: "Save as a picture" }).count()).toBe(0);
  expect((await fetch(`${demo.site.url}/donate/fps.png?amount=500`)).status).toBe(404);
});
