import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { charityItems } from "../fixtures/charity-items";
import { first } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";

const here = journey();
/** Without scripts all pictures of a page are asked for at once, and some are yet to be made. */
const READABLE = { waitUntil: "domcontentloaded" } as const;

/** Pages with a form, what to type there, and its button. */
const FORMS: [string, () => Promise<string>, string, RegExp][] = [
  ["Contact", async () => "/eng/contact", "Message", /Submit/],
  [
    "an item",
    async () => `/eng/involved?item=${first(await charityItems(here.site))._id}`,
    "Detail (",
    /^Send/,
  ],
];

describe.each([true, false])("after a form of a page that runs scripts (%s) was refused", (javaScript) => {
  it.each(FORMS)("Back finds all that was typed on %s", async (_, path, label, button) => {
    here.expectFault(/status of 400/);
    const page = await here.visit({ javaScript });
    await page.goto(await path(), READABLE);
    const main = page.getByRole("main");
    await main.getByLabel(label).fill("Typed with care");
    await main.getByRole("button", { name: button }).click();
    await main.getByRole("alert").waitFor();
    await main.getByRole("link", { name: /privacy/i }).click();
    await page.waitForURL("/eng/privacy", READABLE);
    await page.goBack(READABLE);
    await main.getByRole("alert").waitFor();
    expect(await main.getByLabel(label).inputValue()).toBe("Typed with care");
  });
});

it("stays in the panel of an item while somebody looks at the item again", async () => {
  const page = await here.visit();
  await page.goto("/eng/involved");
  const { eng } = first(await charityItems(here.site));
  await page.getByRole("link", { name: eng.name, exact: true }).click();
  const panel = page.getByRole("dialog");
  const ask = panel.getByRole("button", { name: "Interested" });
  await ask.click();
  const detail = panel.getByLabel(/^Detail/);
  await detail.fill("Two, please.");
  await panel.getByRole("button", { name: "Back to the item" }).click();
  await panel.getByRole("heading", { name: eng.name, exact: true }).waitFor();
  expect(await detail.isVisible()).toBe(false);
  await ask.click();
  const heading = panel.getByRole("heading", { name: `Interested in: ${eng.name}` });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await detail.inputValue()).toBe("Two, please.");
});

describe("a form that is half filled in when the language is changed", () => {
  const toTraditional = (page: Page) =>
    page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "繁體中文" }).click();
  const stored = (page: Page) => page.evaluate(() => sessionStorage.length);

  it("keeps what was typed on Contact, once", async () => {
    const page = await here.visit();
    await page.goto("/eng/contact");
    await page.getByLabel("First name").fill("小明");
    await page.getByLabel("Last name").fill("陳");
    await page.getByLabel("Message").fill("One\nTwo");
    await toTraditional(page);
    await page.waitForURL("/tra/contact");
    expect(await page.getByLabel("名字").inputValue()).toBe("小明");
    expect(await page.getByLabel("姓氏").inputValue()).toBe("陳");
    expect(await page.getByLabel("訊息").inputValue()).toBe("One\nTwo");
    expect(await stored(page)).toBe(0);
    await page.goto("/eng/contact");
    expect(await page.getByLabel("Message").inputValue()).toBe("");
  });

  it("keeps it of an item's form, and after that was refused", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit();
    await page.goto(`/eng/involved?item=${first(await charityItems(here.site))._id}`);
    await page.locator("#item").getByLabel("Name").fill("Ho Wai Lan");
    await page.locator("#item").getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").waitFor();
    await toTraditional(page);
    await page.waitForURL("/tra/involved?item=*");
    expect(await page.locator('#item input[name="name"]').inputValue()).toBe("Ho Wai Lan");
  });

  it("shows none of it on another page, and holds nothing back for later", async () => {
    const page = await here.visit();
    await page.goto("/eng/contact");
    await page.getByLabel("Message").fill("Mine");
    await intercept(page, "**/tra/contact", (route) => route.abort());
    await toTraditional(page);
    await expect.poll(() => stored(page).catch(() => -1)).not.toBe(0);
    here.expectFault(/ERR_FAILED/);
    await page.goto("/sim/contact");
    expect(await page.locator('[name="message"]').inputValue()).toBe("");
    expect(await stored(page)).toBe(0);
  });
});
