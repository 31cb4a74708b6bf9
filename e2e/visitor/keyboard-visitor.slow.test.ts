import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hongKongYear } from "../../src/platform/locale/format";
import { charityItems } from "../fixtures/charity-items";
import { first, newsOfCategory } from "../fixtures/content";
import { expectPayPal, siteWithPayPal } from "../fixtures/donate-with-paypal";
import { hasFocus } from "../fixtures/focus";

// Every click and every word here is done by keys; what cannot be reached, or is not seen, fails the test.
const { here } = siteWithPayPal();

async function open(path: string): Promise<Page> {
  const page = await here.visit({ keyboard: true });
  await page.goto(path);
  return page;
}

it("reads the news, goes through the years of the archive, and changes the language", async () => {
  const page = await open("/");
  const { eng } = first(await newsOfCategory(here.site, "all"));
  await page.getByRole("main").getByRole("link", { name: eng.header }).first().click();
  await page.getByRole("heading", { level: 1, name: eng.header }).waitFor();
  const header = page.getByRole("banner");
  await header.getByText("About", { exact: true }).click();
  await header.getByRole("link", { name: "Activities" }).click();
  await page.waitForURL("/archive");
  const lastYear = String(hongKongYear(new Date()) - 1);
  await page.getByLabel("Year").selectOption(lastYear);
  // Going through the choices by the arrow keys must not leave the page.
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("heading", { name: `News from ${lastYear}` }).waitFor();
  await header.getByRole("link", { name: "繁體中文" }).click();
  await page.waitForURL(`/tra/archive?year=${lastYear}`);
});

it("sees whatever it comes to on About, clear of the way back at the lower edge", async () => {
  const page = await here.visit({ width: 360, height: 740 });
  await page.goto("/about");
  const covered: string[] = [];
  let stops = 0;
  for (let isInPage = true; isInPage; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement ?? document.body;
      const { left, width, top, height } = at.getBoundingClientRect();
      const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".way-back");
      return {
        isInPage: at !== document.body,
        covered: bar && !bar.contains(at) ? at.outerHTML.slice(0, 200) : "",
      };
    });
    isInPage = stop.isInPage;
    if (stop.covered) covered.push(stop.covered);
  }
  expect(stops).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});

it("turns the notes on About and downloads a form", async () => {
  const page = await open("/about");
  await page.getByRole("button", { name: "Next note" }).click();
  await page
    .getByRole("status")
    .getByText(/^Note 2 of/)
    .waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Membership application/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

it("asks for a charity item, and has the focus back", async () => {
  here.expectFault(/status of 400/);
  const page = await open("/involved");
  const { eng } = first(await charityItems(here.site));
  const link = page.getByRole("link", { name: eng.name, exact: true });
  const panel = page.getByRole("dialog");
  await link.click();
  await panel.getByRole("button", { name: "Interested" }).click();
  await panel.getByRole("button", { name: "Send" }).click();
  await panel
    .getByRole("alert")
    .getByRole("link", { name: /^Name:/ })
    .click();
  await hasFocus(panel.getByLabel("Name"));
  await panel.getByLabel("Name").fill("Chan Siu Ming");
  await panel.getByLabel("E-mail").fill("siuming@example.org");
  await panel.getByRole("button", { name: "Send" }).click();
  await panel.getByRole("heading", { name: "Thank you" }).waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  await hasFocus(link);
});

it("finds its way through SMA, writes to the charity, and sets the comfort", async () => {
  const page = await open("/sma");
  const topics = page.getByRole("navigation", { name: "Topics" });
  await topics.getByRole("link", { name: "Characteristic Symptoms" }).click();
  const here = page.locator(".topic-list a:target-current");
  await expect.poll(() => here.textContent()).toBe("Characteristic Symptoms");
  const symptoms = page.locator("#symptoms");
  await symptoms.locator(".folds > :nth-child(2) > summary").click();
  await symptoms.locator(".folds > :nth-child(2)[open]").waitFor();
  await symptoms.locator("[role=doc-noteref]", { hasText: "[5]" }).first().click();
  await symptoms.locator(".references[open] li:target").waitFor();
  await page.goto("/contact");
  const letter = { "First name": "Mei", "Last name": "Chan", "E-mail": "mei@visitor.example", Message: "Hi" };
  for (const [label, text] of Object.entries(letter)) {
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Comfort settings" }).click();
  await page.getByLabel("Larger text").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.locator("html[data-comfort=text]").waitFor();
});

it("goes on from topic to topic on a phone, and never has the focus behind what stays in view", async () => {
  const page = await here.visit({ keyboard: true, width: 360, height: 640, javaScript: false });
  await page.goto("/sma");
  await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Diagnosis" }).click();
  const way = page.locator("#diagnosis .topic-way");
  await way.getByText("Diagnosis").waitFor();
  await way.getByRole("link", { name: "Next topic" }).click();
  await page.waitForURL((url) => url.hash === "#treatment");
  const bar = page.locator("#treatment .topic-way");
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press("Tab");
    const bottom = await page.locator(":focus").evaluate((focus) => focus.getBoundingClientRect().bottom);
    const top = await bar.evaluate((held) => held.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
  }
  await bar.getByRole("link", { name: "All topics" }).click();
  await page.waitForURL((url) => url.hash === "#topics");
});

it("shows the bar of one topic at a time on a phone, also where one topic ends and the next begins", async () => {
  const page = await here.visit({ width: 360, height: 700 });
  await page.goto("/sma");
  const barsInView = () =>
    page.locator(".topic-way").evaluateAll((bars) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return bars.filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return top < innerHeight && bottom > header;
      }).length;
    });
  for (const share of [0.3, 0.5, 0.7, 0.9]) {
    await page.evaluate((of) => {
      const top = document.querySelector("#diagnosis")?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - of * innerHeight, behavior: "instant" });
    }, share);
    expect(await barsInView()).toBe(1);
  }
  // A topic that was gone to has its own bar at once.
  await page.goto("/sma#diagnosis");
  const bar = page.locator("#diagnosis .topic-way");
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(645);
});

it("finds every way to give, and reaches PayPal with another amount", async () => {
  expectPayPal(here);
  const page = await open("/donate");
  const ways = page.getByRole("navigation", { name: "Ways to give" });
  for (const way of ["Bank transfer", "Cheque", "PPS", "PayPal"]) {
    await ways.getByRole("link", { name: way }).click();
    await ways.locator("[aria-current=page]", { hasText: way }).waitFor();
  }
  await page.getByRole("radio", { name: "Another amount" }).check();
  await page.getByRole("textbox", { name: /Other amount/ }).fill("88.50");
  await page.getByLabel("I would like an official receipt").check();
  await page.getByRole("button", { name: /PayPal/ }).click();
  await page.getByRole("heading", { name: "Pay HKD 88.50" }).waitFor();
});
