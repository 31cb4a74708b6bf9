import type { Page } from "playwright-core";
import { it } from "vitest";
import { totp } from "../../test/totp";
import { isAnnounced, noteAnnouncements } from "../fixtures/announcements";
import { giveAuthenticator } from "../fixtures/authenticator";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { logIn, openLogin } from "../fixtures/staff";

// Every click and every word here is done by keys; what cannot be reached, is not seen, or loses the focus, fails.
const here = journey({ host: "localhost" });

const part = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function opened(): Promise<Page> {
  const page = await here.visit({ keyboard: true });
  await giveAuthenticator(page);
  await noteAnnouncements(page);
  await openLogin(page);
  await logIn(page);
  await page.waitForURL("/cms");
  await openScreen(page, "/cms/account");
  return page;
}

async function logOut(page: Page): Promise<void> {
  await button(page, "Log out").click();
  await page.waitForURL("/cms/login");
  await openLogin(page);
}

/** Passes the password; the screen for the code works then. */
async function passPassword(page: Page): Promise<void> {
  await logIn(page);
  await page.waitForURL("/cms/login/code");
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__react")),
  );
}

it("sets up two-step verification, logs in with it and by a recovery code, and ends a session", async () => {
  const page = await opened();
  const steps = part(page, "Two-step verification");
  await steps.getByLabel("Your password").fill(STAFF.password);
  await button(page, "Set up two-step verification").click();
  await hasFocus(steps.getByRole("heading", { name: /^1\./ }));
  const secret = ((await steps.getByRole("code").textContent()) ?? "").replaceAll(" ", "");
  await steps.getByLabel("Code from your app").fill(totp(secret));
  await button(page, "Switch on").click();
  const kept = part(page, "Your recovery codes");
  await hasFocus(kept);
  const codes = await kept.getByRole("code").allTextContents();
  await button(page, "I have kept them").click();
  await kept.waitFor({ state: "detached" });
  await logOut(page);
  await passPassword(page);
  await page.getByLabel("Code from your app").fill(totp(secret, 1));
  await button(page, "Log in").click();
  await page.waitForURL("/cms");

  const other = await here.visit({ keyboard: true });
  await noteAnnouncements(other);
  await openLogin(other);
  await passPassword(other);
  await other.getByRole("link", { name: "Use a recovery code instead" }).click();
  await other.getByLabel("Recovery code").fill(codes[0] ?? "");
  await button(other, "Log in").click();
  await other.waitForURL("/cms");
  await openScreen(other, "/cms/account");
  await other.getByText("Recovery codes left: 9").waitFor();
  await button(other, "End all other sessions").click();
  const sessions = part(other, "Where you are logged in");
  await sessions.getByLabel("Your password").fill(STAFF.password);
  await button(other, "End them all now").click();
  await isAnnounced(other, "All other sessions have ended");
  await sessions.getByRole("listitem").nth(1).waitFor({ state: "detached" });
});
