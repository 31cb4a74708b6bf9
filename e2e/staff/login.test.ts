import { describe, expect, it } from "vitest";
import { staffScreens } from "../fixtures/addresses";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";
import { logIn, openLogin, signIn } from "../fixtures/staff";

const here = journey();

describe("the staff area's guard", () => {
  it("sends everybody who is signed out to the page that says so", async () => {
    const page = await here.visit();
    const screens = [...(await staffScreens(here.site)), "/cms/EditNews", "/cms/nothing-here", "/cms/"];
    for (const screen of screens) {
      const answer = await page.request.get(screen);
      expect(new URL(answer.url()).pathname, screen).toBe("/unauthorized");
    }
    await page.goto("/cms");
    expect(new URL(page.url()).pathname).toBe("/unauthorized");
    await page.getByText("You are signed out. Please login to access the CMS.", { exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await page.waitForURL("/cms/login");
  });
});

describe("the login screen", () => {
  it("says what the server says of a wrong password, then lets the right one in by Enter", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit();
    await openLogin(page);
    await logIn(page, "four unrelated birds");
    const alert = page.getByRole("alert").filter({ hasText: "The username or the password is not correct." });
    await alert.waitFor();
    expect(await page.getByLabel("Username").inputValue()).toBe(STAFF.username);
    await logIn(page);
    await page.waitForURL("/cms");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });

  it("has a password field without scripts too, and no button that does nothing", async () => {
    const page = await here.visit({ javaScript: false });
    await page.goto("/cms/login");
    expect(await page.getByLabel("Password").getAttribute("type")).toBe("password");
    expect(await page.getByRole("button", { name: /Show/ }).count()).toBe(0);
  });

  it("ends the session with Log out", async () => {
    const page = await here.visit();
    await signIn(page);
    await page.goto("/cms/managenews");
    await page.getByRole("heading", { level: 1, name: "Manage News" }).waitFor();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("/cms/login");
    await page.goto("/cms");
    expect(new URL(page.url()).pathname).toBe("/unauthorized");
  });
});
