import type { Locator, Page } from "playwright-core";
import { photoBytes } from "../test/photo";
import { STAFF } from "./server";

/** Gives the visitor of `page` a session, without the login screen. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/login", { data: STAFF });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}: ${await answer.text()}`);
}

/** Opens the login screen and waits until its script runs it. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto("/cms/login");
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Fills in the login screen and presses Enter. */
export async function logIn(page: Page, password = STAFF.password): Promise<void> {
  await page.getByLabel("Username").fill(STAFF.username);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
}

/** Opens a screen of the staff area and waits until all of it is there. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1").waitFor();
  await page.waitForFunction(() => document.querySelector(".loading") === null);
}

const REGIONS = { eng: /^English/, tra: /^Traditional Chinese/, sim: /^Simplified Chinese/ };

/** The part of the news form that holds one language. */
export function languagePart(page: Page, lang: keyof typeof REGIONS) {
  const region = page.getByRole("region", { name: REGIONS[lang] });
  return {
    region,
    header: region.getByLabel("Header", { exact: true }),
    content: region.getByRole("textbox", { name: "Content" }),
  };
}

/** Presses a button that opens the file dialog, and chooses `count` new photos there. */
export async function choosePhotos(button: Locator, count = 1): Promise<void> {
  const files = [];
  for (let number = 0; number < count; number += 1) {
    const buffer = await photoBytes(640 + 4 * number, 480 + 3 * number);
    files.push({ name: `photo-${number}.jpg`, mimeType: "image/jpeg", buffer });
  }
  const [chooser] = await Promise.all([button.page().waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles(files);
}

/** The row of a news item in the staff's list. */
export function newsRow(page: Page, header: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: header, exact: true }) });
}
