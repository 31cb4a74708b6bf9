import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { totp } from "../../test/totp";
import { type Findings, look } from "../fixtures/axe";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { logIn, openLogin } from "../fixtures/staff";

const here = journey({ settings: async () => ({ REQUIRE_TWO_FACTOR: "true" }) });

const section = (page: Page) => page.getByRole("region", { name: "Two-step verification" });

/** The text that a camera reads from the picture on the screen. */
async function scan(page: Page): Promise<string | undefined> {
  const picture = await section(page)
    .getByRole("img", { name: /^QR code/ })
    .screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Goes through the set-up as far as the recovery codes; gives the secret. */
async function setUp(page: Page, found: Findings): Promise<string> {
  await section(page).getByLabel("Your password").fill(STAFF.password);
  await section(page).getByLabel("Your password").press("Enter");
  await section(page).getByRole("heading", { name: /^1\./ }).waitFor();
  const shown = (await section(page).getByRole("code").textContent()) ?? "";
  const secret = shown.replaceAll(" ", "");
  const uri = new URL((await scan(page)) ?? "about:blank");
  expect([uri.protocol, uri.host, uri.pathname]).toEqual(["otpauth:", "totp", "/127.0.0.1:mei"]);
  expect(uri.searchParams.get("secret")).toBe(secret);
  await look(page, found, "set-up");
  await section(page).getByLabel("Code from your app").fill("000000");
  await section(page).getByRole("button", { name: "Switch on" }).click();
  await section(page)
    .getByRole("link", { name: /^Code from your app: This code is not correct/ })
    .waitFor();
  await section(page).getByLabel("Code from your app").fill(totp(secret));
  await section(page).getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("region", { name: "Your recovery codes" }).waitFor();
  return secret;
}

/** Passes the password on the login screen, and waits for the code's. */
async function passPassword(page: Page): Promise<void> {
  await openLogin(page);
  await logIn(page);
  await page.waitForURL("/cms/login/code");
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__react")),
  );
}

it("is asked for, set up, and used", { timeout: 240_000 }, async () => {
  here.expectFault(/status of 40[03]/);
  const found: Findings = {};
  const page = await here.visit();
  await openLogin(page);
  await logIn(page);
  await page.waitForURL("/cms/account");
  await page.getByText("This site asks for a second step at login.").waitFor();
  await page.goto("/cms/managenews");
  expect(new URL(page.url()).pathname).toBe("/cms/account");
  await look(page, found, "required");
  const secret = await setUp(page, found);
  const kept = page.getByRole("region", { name: "Your recovery codes" });
  await look(page, found, "recovery codes");
  const codes = await kept.getByRole("code").allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    kept.getByRole("button", { name: "Download as text" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  for (const code of codes) expect(text).toContain(code);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("button", { name: "Log out" }).waitFor({ state: "hidden" });
  expect(await kept.getByText(codes[9] ?? "").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await kept.getByRole("button", { name: "I have kept them" }).click();
  await kept.waitFor({ state: "detached" });
  await page.getByText("Recovery codes left: 10").waitFor();
  await openScreen(page, "/cms/managenews");
  expect(new URL(page.url()).pathname).toBe("/cms/managenews");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("/cms/login");
  await passPassword(page);
  await look(page, found, "code");
  const field = page.getByLabel("Code from your app");
  expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
  await field.fill("111111");
  await field.press("Enter");
  await page.getByText("This code is not correct, or was used already.").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await hasFocus(field);
  await look(page, found, "wrong code");
  await field.fill(totp(secret, 1));
  await field.press("Enter");
  await page.waitForURL("/cms");
  expect(found).toEqual({});
});
