import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { stopTime } from "../fixtures/banner";
import { staffCall } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { isInTurn } from "../fixtures/sampling";

const here = journey({ cold: true });

/** Wraps texts as a translator of pages does; runs in the page. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.tagName !== "SCRIPT")) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

/** Changes to a page once it is there and before its script has run; they run in it. */
const CHANGES = {
  "an extension that puts a box first": () =>
    document.querySelector("main")?.prepend(document.createElement("div")),
  "a converter between scripts": () => {
    for (const text of document.querySelectorAll("main h3, main h2, .people li")) text.append("·");
  },
  "a translator that wraps every text": wrapTexts,
};

/** Waits until the page's scripts have run. */
const live = (page: Page) => page.locator('.notes-steps[data-ready="true"]').waitFor();

/** The text and state of a page for its reader. */
const read = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelectorAll("link[rel=canonical]").length,
    icons: document.querySelectorAll("link[rel=icon]").length,
    headings: [...document.querySelectorAll("h1, h2, h3")].map((each) => each.textContent?.replace("·", "")),
    links: document.querySelectorAll("a").length,
    drawings: document.querySelectorAll("svg").length,
  }));

describe.each(LANGS)("About in %s", (lang) => {
  const inTurn = Object.entries(CHANGES).filter((_, number) => isInTurn(number, lang));

  it.each(inTurn)("is whole and live in spite of %s", async (_, change) => {
    const plain = await here.visit();
    await plain.goto(inLang(lang, "/about"));
    await live(plain);
    const page = await here.visit();
    await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${change})`);
    await page.goto(inLang(lang, "/about"));
    await live(page);
    expect(await read(page)).toEqual(await read(plain));
    expect(await page.getAttribute("html", "lang")).toBe(await plain.getAttribute("html", "lang"));
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.getByRole("banner").getAttribute("class")).toContain("scrolled");
    const steps = page.locator(".notes-steps button");
    await steps.last().click();
    await expect.poll(() => steps.first().getAttribute("aria-disabled")).toBeNull();
  });
});

describe("About that is translated while it is read", () => {
  it("still shows who is new", async () => {
    const page = await here.visit();
    await stopTime(page);
    await page.goto("/eng/about");
    await live(page);
    await page.evaluate(wrapTexts);
    const combined = { eng: { founder: "Ms Brand New", members: "One New\nTwo New" } };
    await staffCall(here.site, "/api/addorgstructure", { combined });
    await page.clock.runFor(4100);
    const people = page.getByRole("region", { name: "Our people" });
    for (const name of ["Ms Brand New", "One New", "Two New"]) {
      await people.getByText(name, { exact: true }).waitFor();
    }
  });
});

describe("About whose people cannot be had anew", () => {
  const name = "Ms Still Here";
  const saveFounder = (founder: string) =>
    staffCall(here.site, "/api/addorgstructure", { combined: { eng: { founder } } });

  it.each([
    ["an answer that makes no sense", "**/api/orgStructure", { json: { orgStructure: [{ version: null }] } }],
    ["an answer that is none", "**/api/orgStructure", { body: "<p>Sign in to this network</p>" }],
    ["a page that is another", "**/eng/about", { contentType: "text/html", body: "<p>Sign in</p>" }],
    ["a page that is not there", "**/eng/about", { status: 404, body: "" }],
  ])("stays what it was after %s, and shows who is new when they can", async (_, address, answer) => {
    here.expectFault(/404/);
    const page = await here.visit();
    await stopTime(page);
    await saveFounder(name);
    await page.goto("/eng/about");
    await live(page);
    const before = await read(page);
    await intercept(page, address, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(address);
    await saveFounder("Ms Later");
    await page.clock.runFor(4100);
    await asked;
    await page.evaluate(async () => (await fetch("/healthz")).text());
    expect(await read(page)).toEqual(before);
    const people = page.getByRole("region", { name: "Our people" });
    await people.getByText(name).waitFor();
    const steps = page.locator(".notes-steps button");
    await steps.last().click();
    await expect.poll(() => steps.first().getAttribute("aria-disabled")).toBeNull();
    await page.unroute(address);
    await page.clock.runFor(8100);
    await people.getByText("Ms Later").waitFor();
  });
});
