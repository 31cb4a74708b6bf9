import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";
import { logIn, openLogin, signIn } from "../fixtures/staff";

const here = journey();
const NEW_PASSWORD = "seven ferries at dawn";

async function account(): Promise<Page> {
  const page = await here.visit();
  await signIn(page, { own: true });
  await page.goto("/cms/account");
  await page.getByRole("heading", { level: 1, name: "My account" }).waitFor();
  return page;
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password").fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
}

/** Where a visitor is sent who opens the staff area. */
async function landing(page: Page): Promise<string> {
  await page.goto("/cms");
  return new URL(page.url()).pathname;
}

describe("the password", () => {
  let changed: Page | undefined;
  afterEach(async () => {
    await changed?.request.post("/api/changePassword", {
      data: { currentPassword: NEW_PASSWORD, newPassword: STAFF.password },
    });
    changed = undefined;
  });

  it("changes, which ends the other sessions but not this one", async () => {
    here.expectFault(/status of 400/);
    const [page, other] = [await account(), await account()];
    changed = page;
    await changePassword(page, STAFF.password, NEW_PASSWORD);
    await page.getByRole("status").getByText("Password changed.").waitFor();
    await expect.poll(() => page.getByLabel("New password").inputValue()).toBe("");
    expect(await landing(other)).toBe("/unauthorized");
    expect(await landing(page)).toBe("/cms");
    await openLogin(other);
    await logIn(other);
    await other.getByText("The username or the password is not correct.").waitFor();
    await logIn(other, NEW_PASSWORD);
    await other.waitForURL("/cms");
    await other.waitForLoadState("networkidle"); // the session ends after the test, and what home fetches with it
  });
});

describe("the list of sessions", () => {
  it("marks this one, and ends another", async () => {
    const other = await account();
    const page = await account();
    const sessions = page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem");
    expect(await sessions.filter({ hasText: "This browser" }).count()).toBe(1);
    expect(await sessions.filter({ hasText: "This browser" }).getByRole("button").count()).toBe(0);
    const before = await sessions.count();
    await sessions
      .filter({ hasText: "Chrome on Linux", hasNotText: "This browser" })
      .first()
      .getByRole("button", { name: /^End session: Chrome on Linux/ })
      .click();
    await sessions.getByLabel("Your password").fill(STAFF.password);
    await sessions.getByRole("button", { name: "End it now" }).click();
    await page.getByRole("status").getByText("Session ended", { exact: true }).waitFor();
    await expect.poll(() => sessions.count()).toBe(before - 1);
    expect(await landing(other)).toBe("/unauthorized");
  });
});
