import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { type Findings, look } from "./axe";
import { siteWithPayPal } from "./donate-with-paypal";
import { openScreen, signIn } from "./staff";
import { EXPECTED_STATUS, PUBLIC_STATES, STAFF_STATES, type State } from "./states";
import { validatePage } from "./validate-html";

const { here } = siteWithPayPal();

/** `AXE=all`: every state in every language. Otherwise each in one, by turns. */
const ALL = process.env.AXE === "all";
const shownIn = (states: readonly State[], lang: (typeof LANGS)[number]) =>
  states.filter((_, number) => ALL || LANGS[number % LANGS.length] === lang);

describe.each(LANGS)("in %s, in light and dark, axe and html-validate find nothing", (lang) => {
  it("in the states of public pages", { timeout: 240_000 }, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    for (const { name, path, width = 1280, act } of shownIn(PUBLIC_STATES, lang)) {
      const page = await here.visit({ width });
      await page.goto(`/${lang}${path}`);
      await act(page);
      await look(page, found, name);
      await validatePage(page, found, name);
      await page.close();
    }
    expect(found).toEqual({});
  });

  it("in the states of staff screens", { timeout: 240_000 }, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    for (const { name, path, width = 1280, act } of shownIn(STAFF_STATES, lang)) {
      const page = await here.visit({ lang, width });
      await signIn(page);
      await openScreen(page, path);
      await act(page);
      await look(page, found, name);
      await validatePage(page, found, name);
      await page.close();
    }
    expect(found).toEqual({});
  });
});
