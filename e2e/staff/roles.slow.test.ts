import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Role } from "../../src/platform/auth/roles";
import { staffScreens } from "../fixtures/addresses";
import { journey } from "../fixtures/journey";
import { isEveryThird } from "../fixtures/sampling";
import { STAFF } from "../fixtures/server";
import { signIn } from "../fixtures/staff";

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

it("a screen that is not one's own says whom to ask, within the frame", async () => {
  here.expectFault(/status of 403/);
  const page = await visitAs("writer");
  const answer = await page.goto("/cms/donations");
  expect(answer?.status()).toBe(403);
  await page.getByRole("heading", { level: 1, name: "Your account may not open this" }).waitFor();
  await menu(page).getByRole("link", { name: "Manage News" }).click();
  await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
});
