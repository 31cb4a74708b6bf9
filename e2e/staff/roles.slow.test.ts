import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Role } from "../../src/platform/auth/roles";
import { staffScreens } from "../fixtures/addresses";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { isEveryThird } from "../fixtures/sampling";
import { STAFF } from "../fixtures/server";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

/** The screens that are not for a role, whatever stands behind their names. */
const CLOSED: Record<Exclude<Role, "administrator">, RegExp> = {
  writer:
    /^\/cms\/(.*donation.*|receipts|statements|messages|backup|site|staff|(add)?consents?|letters|import)$/,
  // Nothing can be looked at where something is added or taken in.
  viewer:
    /^\/cms\/(donations?|editdonation|receipts|statements|messages|staff|consents?|add\w+|newappreciation|.*\/(add|import))$/,
  treasurer: /^\/cms\/(?!$|.*donation|receipts$|statements$|messages$|activity$|visits$|account$)./,
};

/** Opens a window for somebody new in a role. */
async function visitAs(role: Role): Promise<Page> {
  const administrator = await here.visit();
  await signIn(administrator);
  const account = { username: `${role}-${Date.now()}`, newPassword: "typed by a colleague" };
  const added = await administrator.request.post("/api/addStaff", {
    data: { ...account, role, password: STAFF.password },
  });
  expect(added.status()).toBe(200);
  await administrator.close();
  const page = await here.visit();
  await page.setViewportSize({ width: 1600, height: 900 });
  const data = { username: account.username, password: account.newPassword };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
  return page;
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Staff area" });

/** Everything that a screen says, with what Ctrl K finds for some words. */
async function found(page: Page, words: string): Promise<string> {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill(words);
  await dialog
    .getByRole("status")
    .getByText(/^(Found: \d+|Nothing)/)
    .waitFor();
  const text = await dialog.innerText();
  await page.keyboard.press("Escape");
  return text;
}

it.each(["writer", "treasurer", "viewer"] as const)(
  "a %s gets 403 at each screen that is not theirs, as a page and as data",
  async (role) => {
    const page = await visitAs(role);
    for (const [number, address] of (await staffScreens(here.site)).entries()) {
      const url = new URL(address, here.site.url);
      const path = url.pathname;
      const expected = CLOSED[role].test(path.toLowerCase()) ? 403 : 200;
      // What is open to everybody who is signed in is the rarer half of the promise.
      if (expected === 200 && !isEveryThird(number)) continue;
      const data = `${path === "/cms" ? "/cms" : path}.data${url.search}`;
      const capitals = path.toUpperCase().replace("/CMS", "/cms");
      for (const asked of [address, data, capitals]) {
        expect([asked, (await page.request.get(asked)).status()]).toEqual([asked, expected]);
      }
    }
  },
);

it("a writer publishes news and meets no donor anywhere", async () => {
  const { donations } = await (async () => {
    const administrator = await here.visit();
    await signIn(administrator);
    return (await administrator.request.get("/api/donations")).json();
  })();
  const donor = donations.find(({ lastName }: { lastName: string }) => lastName !== "")?.lastName;
  const page = await visitAs("writer");
  await openScreen(page, "/cms");
  expect(await menu(page).getByRole("link").allTextContents()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/donation|receipt|message|backup|staff acc|site det/i)]),
  );
  await menu(page).getByRole("link", { name: "Manage News" }).waitFor();
  expect(await page.getByRole("main").innerText()).not.toMatch(/donation|receipt|message|backup|PayPal/i);
  expect(donor).toBeTruthy();
  for (const words of [donor, "donation"]) {
    const text = await found(page, words);
    expect(text).not.toMatch(/cms|HK\$|Add a donation|Donation totals/);
  }

  await page.goto("/cms/addnews");
  await languagePart(page, "eng").header.fill("By a volunteer");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("News uploaded").waitFor();
  const { news } = await (await page.request.get("/api/newsByCat?cat=all")).json();
  expect(news.map(({ eng }: { eng: { header: string } }) => eng.header)).toContain("By a volunteer");

  await openScreen(page, "/cms/activity");
  const areas = await page.getByLabel("Area").getByRole("option").allTextContents();
  expect(areas).toContain("News");
  expect(areas.join()).not.toMatch(/Donations|Messages|Receipts|Staff/);
});

it("a screen that is not one's own says whom to ask, within the frame", async () => {
  here.expectFault(/status of 403/);
  const page = await visitAs("writer");
  const answer = await page.goto("/cms/donations");
  expect(answer?.status()).toBe(403);
  await page.getByRole("heading", { level: 1, name: "Your account may not open this" }).waitFor();
  await menu(page).getByRole("link", { name: "Manage News" }).click();
  await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
});
