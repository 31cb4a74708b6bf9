import { expect, it } from "vitest";
import { addColleague } from "../fixtures/colleague";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { openLogin, openMore, signIn } from "../fixtures/staff";

const here = journey();

it("a colleague gets an account, logs in, is seen in the activity, and loses the account", async () => {
  here.expectFault(/status of 400/);
  const page = await here.visit();
  await signIn(page);
  const made = await addColleague(page, "anna");
  const password = await made.getByRole("code").textContent();
  await made.getByRole("button", { name: "I have noted it" }).click();
  await made.waitFor({ state: "detached" });

  const other = await here.visit();
  await openLogin(other);
  await other.getByLabel("Username").fill("anna");
  await other.getByLabel("Password").fill(password ?? "");
  await other.getByLabel("Password").press("Enter");
  await other.waitForURL("/cms/account"); // where a password that somebody else made is to be replaced
  await other.getByText("A colleague set this password").waitFor();

  await openScreen(page, "/cms/activity");
  await page.getByLabel("Who").selectOption("anna");
  await page.getByText("Entries: 1").waitFor();
  const entry = page.getByRole("row").filter({ hasText: "logged in" });
  await entry.getByRole("cell", { name: "anna", exact: true }).waitFor();
  await entry.getByRole("link", { name: "Staff accounts" }).click();

  const row = (name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
  await row("anna").waitFor();
  expect(await page.locator("summary", { hasText: `More for ${STAFF.username}` }).count()).toBe(0);
  await openMore(page, "anna");
  await page.getByRole("button", { name: "Delete: anna" }).click();
  await row("anna").getByText("Remove the account anna for good?").waitFor();
  await row("anna").getByLabel("Your password").fill("not my password");
  await row("anna").getByRole("button", { name: "Delete", exact: true }).click();
  await row("anna")
    .getByRole("link", { name: "Your password: The current password is not correct." })
    .waitFor();
  await row("anna").getByLabel("Your password").fill(STAFF.password);
  await row("anna").getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("status").getByText("Account removed: anna").waitFor();
  await row("anna").waitFor({ state: "detached" });
  await other.goto("/cms");
  expect(new URL(other.url()).pathname).toBe("/unauthorized");
});
