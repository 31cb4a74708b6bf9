import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holding } from "../fixtures/holding";
import { journey } from "../fixtures/journey";
import { STAFF } from "../fixtures/server";
import { openLogin, signIn } from "../fixtures/staff";

const here = journey();

describe("the login screen", () => {
  it("does not let somebody signed in log in once more", async () => {
    const page = await here.visit();
    await signIn(page);
    await page.goto("/cms/login");
    expect(new URL(page.url()).pathname).toBe("/cms");
  });

  it("shows the password to who asks, and not while it is sent", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit({ width: 360 });
    await openLogin(page);
    const password = page.getByLabel("Password");
    await password.fill("four unrelated birds");
    const show = page.getByRole("button", { name: "Show: Password", exact: true });
    const size = await show.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await show.click();
    expect(await password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe("four unrelated birds");
    expect(await password.getAttribute("autocomplete")).toBe("current-password");
    await page.getByRole("button", { name: "Hide: Password", exact: true }).waitFor();
    const { held, first } = await holding(page, "/api/login");
    await password.press("Enter");
    await first;
    expect(await password.getAttribute("type")).toBe("password");
    await held[0]?.continue();
    await page.getByRole("alert").filter({ hasText: "is not correct" }).waitFor();
  });

  it("speaks the visitor's language", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit({ lang: "sim" });
    await openLogin(page);
    await page.getByRole("button", { name: "登录" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/[密码]/);
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("en");
  });

  it("takes what was typed before its script arrived", async () => {
    const page = await here.visit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/cms/login", { waitUntil: "commit" });
    await page.getByLabel("Username").fill(STAFF.username);
    await page.getByLabel("Password").fill(STAFF.password);
    release();
    await page.waitForFunction(() =>
      Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__react")),
    );
    await page.getByLabel("Password").press("Enter");
    await page.waitForURL("/cms");
  });

  it("does not take the Enter that chooses a Chinese character for a submit", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit();
    await openLogin(page);
    const sent: Request[] = [];
    page.on("request", (request) => void (request.url().endsWith("/api/login") && sent.push(request)));
    await page.getByLabel("Password").fill("not the password");
    await page.getByLabel("Username").focus();
    const input = await page.context().newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "mei", selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press("Enter");
    await input.send("Input.insertText", { text: "美" });
    await page.keyboard.press("Enter");
    await page.getByText("The username or the password is not correct.").waitFor();
    expect(sent.map((request) => request.postDataJSON().username)).toEqual(["美"]);
  });
});
