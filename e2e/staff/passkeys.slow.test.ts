import type { Page } from "playwright-core";
import { it } from "vitest";
import { giveAuthenticator } from "../fixtures/authenticator";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { openLogin, signIn } from "../fixtures/staff";

const here = journey({ host: "localhost" });

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByLabel("Name for the passkey").fill(name);
  await passkeys(page).getByLabel("Your password").fill(STAFF.password);
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
}

it("is added with the password, logs in without one, is renamed and removed", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await giveAuthenticator(page);
  await signIn(page);
  await openScreen(page, "/cms/account");
  await addPasskey(page, "My phone");
  await page.getByRole("status").getByText("Passkey added: My phone").waitFor();
  await passkeys(page).getByRole("heading", { name: "My phone" }).waitFor();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("/cms/login");
  await openLogin(page);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await page.waitForURL("/cms");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();

  await openScreen(page, "/cms/account");
  await page.getByText("by passkey", { exact: false }).first().waitFor();
  await passkeys(page).getByRole("button", { name: "Rename: My phone" }).click();
  await passkeys(page).getByRole("listitem").getByLabel("Name for the passkey").fill("Old phone");
  await passkeys(page).getByRole("button", { name: "Rename", exact: true }).click();
  await passkeys(page).getByRole("heading", { name: "Old phone" }).waitFor();
  await passkeys(page).getByRole("button", { name: "Remove: Old phone" }).click();
  await passkeys(page).getByRole("listitem").getByLabel("Your password").fill(STAFF.password);
  await passkeys(page).getByRole("button", { name: "Remove the passkey Old phone" }).click();
  await passkeys(page).getByText("You have no passkey yet.").waitFor();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("/cms/login");
  await openLogin(page);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await page.getByRole("alert").getByText("No account here has this passkey.").waitFor();
});

it("is refused from a device that did not ask who holds it, and needs the password", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await giveAuthenticator(page, false);
  await signIn(page);
  await openScreen(page, "/cms/account");
  await passkeys(page).getByLabel("Your password").fill("not my password");
  await passkeys(page).getByLabel("Name for the passkey").fill("Found in a bus");
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await passkeys(page)
    .getByRole("link", { name: "Your password: The current password is not correct." })
    .waitFor();
  await addPasskey(page, "Found in a bus");
  await passkeys(page).getByRole("alert").getByText("Nothing was chosen.").waitFor();
  // Somebody makes the browser ask for less: the server still wants to know that the device asked.
  await intercept(page, "/api/passkeyOptions", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"required"', '"discouraged"');
    await route.fulfill({ response: answer, body: text });
  });
  await addPasskey(page, "Found in a bus");
  await passkeys(page).getByRole("alert").getByText("The passkey was not accepted.").waitFor();
  await passkeys(page).getByText("You have no passkey yet.").waitFor();
});

it("is offered only where the browser can", async () => {
  const page = await here.visit();
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await openLogin(page);
  await page.getByRole("button", { name: "Log in", exact: true }).waitFor();
  await page.getByRole("button", { name: "Log in with a passkey" }).waitFor({ state: "detached" });
  await signIn(page);
  await openScreen(page, "/cms/account");
  await page.getByText("This browser, or this address, cannot use passkeys.").waitFor();
});
