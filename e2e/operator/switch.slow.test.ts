import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { CLIENT_ID, CLIENT_SECRET } from "../../test/paypal/requests";
import { type PayPal, startPayPal } from "../../test/paypal/start";
import { first, newsOfCategory } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { waysInTurn } from "../fixtures/sampling";
import { type SwitchUser, switchUser } from "../fixtures/switch";

let paypal: PayPal;

const here = journey({
  settings: async () => {
    paypal = await startPayPal();
    return { PAYPAL_CLIENT_ID: CLIENT_ID, PAYPAL_CLIENT_SECRET: CLIENT_SECRET, PAYPAL_API: paypal.url };
  },
});
afterAll(() => paypal.stop());

/** The numbers of docs/accessibility.md: journey, activations in a wide window, on a phone. */
const doc = readFileSync(join(import.meta.dirname, "../..", "docs", "accessibility.md"), "utf8");
const LIMITS = new Map(
  [...doc.matchAll(/^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\|$/gm)].map(([, name = "", wide, phone]) => [
    name,
    { wide: Number(wide), phone: Number(phone) },
  ]),
);

type Walk = (page: Page, user: SwitchUser, phone: boolean) => Promise<void>;

/** A link of the header, behind a menu on a phone, and for some pages in a wide window too. */
async function followHeader(page: Page, user: SwitchUser, name: string, menu: string | null): Promise<void> {
  const header = page.getByRole("banner");
  if (menu) {
    await user.reach(header.locator("summary", { hasText: menu }));
    await user.select();
  }
  await user.reach(header.getByRole("link", { name, exact: true }));
  await user.select();
}

const WALKS: Record<string, Walk> = {
  "Read the newest news": async (page, user) => {
    const { eng } = first(await newsOfCategory(here.site, "all"));
    const main = page.getByRole("main");
    await user.skip();
    await user.reach(main.getByRole("link", { name: eng.header }));
    await user.select();
    await page.getByRole("heading", { level: 1, name: eng.header }).waitFor();
  },
  "Find the SMA type table": async (page, user) => {
    await user.skip();
    await user.reach(page.getByRole("main").getByRole("link", { name: "Understand SMA" }));
    await user.select();
    await page.waitForURL("/sma#content");
    await user.reach(page.getByRole("main").getByRole("link", { name: "Characteristic Symptoms" }));
    await user.select();
    await user.reach(page.locator(".type-table a").first());
  },
  "Change the language": async (page, user, phone) => {
    await followHeader(page, user, "繁體中文", phone ? "Menu" : null);
    await page.waitForURL("/tra");
  },
  "Send a contact message": async (page, user) => {
    await user.skip();
    await user.reach(page.getByRole("main").getByRole("link", { name: "Just diagnosed? Talk to us" }));
    await user.select();
    await page.waitForURL("/contact#content");
    const typed = {
      "First name": "Mei",
      "Last name": "Chan",
      "E-mail": "mei@visitor.example",
      Message: "Hi",
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.reach(page.getByRole("main").getByLabel(label, { exact: true }));
      await page.keyboard.insertText(text);
    }
    await user.reach(page.getByRole("button", { name: "Submit" }));
    await user.select();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
  },
  "Reach payment with HK$500": async (page, user, phone) => {
    here.expectFault(/^third party: http:\/\/127\.0\.0\.1:\d+\/checkoutnow/);
    if (phone) await followHeader(page, user, "Donate", null);
    else {
      await user.skip();
      await user.reach(page.getByRole("main").getByRole("link", { name: "Donate", exact: true }).first());
      await user.select();
    }
    await page.waitForURL("/donate#give");
    await user.reach(page.getByRole("radio", { checked: true }).first());
    await user.nextChoice();
    await user.reach(page.getByRole("button", { name: "Donate HK$500 with PayPal", exact: true }));
    await user.select();
    await page.getByRole("heading", { name: "Pay HKD 500.00" }).waitFor();
  },
};

const WINDOWS = [
  ["wide", 1280],
  ["phone", 360],
] as const;

describe.each([...Object.entries(WALKS).entries()])("with one switch: %i, %s", (number, [name, walk]) => {
  it.each(waysInTurn(number, WINDOWS))(
    "takes no more activations than docs/accessibility.md says, %s window",
    async (window, width) => {
      const page = await here.visit({ width });
      await page.goto("/");
      const user = switchUser(page);
      await walk(page, user, window === "phone");
      expect(user.activations).toBeLessThanOrEqual(LIMITS.get(name)?.[window] ?? 0);
    },
  );
});
