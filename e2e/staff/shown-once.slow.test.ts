import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { totp } from "../../test/totp";
import { addColleague } from "../fixtures/colleague";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { signIn } from "../fixtures/staff";

const here = journey();

/** Goes home, is asked, stays; then goes home after `done`, and is not asked. */
async function isAskedUntil(page: Page, question: string, done: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole("dialog", { name: question });
  const home = page.getByRole("link", { name: "Back Home" });
  await home.click();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await dialog.waitFor({ state: "detached" });
  await done();
  await home.click();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
}

it("asks before a password that was made for a colleague goes unnoted", async () => {
  const page = await here.visit();
  await signIn(page);
  const made = await addColleague(page, "anna");
  await made.waitFor();
  await isAskedUntil(page, "Leave without noting the password?", async () => {
    expect(await made.getByRole("code").textContent()).toBeTruthy();
    await made.getByRole("button", { name: "I have noted it" }).click();
    await made.waitFor({ state: "detached" });
  });
});

it("asks before recovery codes go that nobody has kept", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/account");
  const section = page.getByRole("region", { name: "Two-step verification" });
  await section.getByLabel("Your password").fill(STAFF.password);
  await section.getByLabel("Your password").press("Enter");
  await section.getByRole("heading", { name: /^1\./ }).waitFor();
  const secret = ((await section.getByRole("code").textContent()) ?? "").replaceAll(" ", "");
  await section.getByLabel("Code from your app").fill(totp(secret));
  await section.getByRole("button", { name: "Switch on" }).click();
  const codes = page.getByRole("region", { name: "Your recovery codes" });
  await codes.waitFor();
  await isAskedUntil(page, "Leave without keeping the recovery codes?", async () => {
    expect(await codes.getByRole("code").count()).toBe(10);
    await codes.getByRole("button", { name: "I have kept them" }).click();
    await codes.waitFor({ state: "detached" });
  });
});
