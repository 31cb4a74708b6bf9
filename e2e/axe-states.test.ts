import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { type Findings, look } from "./axe";
import { siteWithPayPal } from "./donate-with-paypal";
import { refusalFaults } from "./refusals";
import { openScreen, signIn } from "./staff";
import { EXPECTED_STATUS, PUBLIC_STATES, STAFF_STATES, type State } from "./states";
import { validatePage } from "./validate-html";

const { here } = siteWithPayPal();

/** `AXE=all`: every state in every language. Otherwise each in one, by turns. */
const ALL = process.env.AXE === "all";
const LONG = { timeout: ALL ? 1_800_000 : 240_000 };
const shownIn = (states: readonly State[], lang: (typeof LANGS)[number]) =>
  states.filter((_, number) => ALL || LANGS[number % LANGS.length] === lang);

async function judge(page: Page, { name, act }: State, found: Findings): Promise<void> {
  await act(page);
  if (/ refused$/.test(name)) {
    const faults = await refusalFaults(page);
    if (faults.length > 0) found[`${name}, messages`] = faults;
  }
  await look(page, found, name);
  await validatePage(page, found, name);
  await page.close();
}

describe.each(LANGS)("in %s, in light and dark, axe and html-validate find nothing", (lang) => {
  it("in the states of public pages", LONG, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    for (const state of shownIn(PUBLIC_STATES, lang)) {
      const page = await here.visit({ width: state.width ?? 1280 });
      await page.goto(`/${lang}${state.path}`);
      await judge(page, state, found);
    }
    expect(found).toEqual({});
  });

  it("in the states of staff screens", LONG, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    const first = await here.visit({ lang });
    await signIn(first);
    for (const state of shownIn(STAFF_STATES, lang)) {
      const page = await first.context().newPage();
      await page.setViewportSize({ width: state.width ?? 1280, height: 800 });
      await openScreen(page, state.path);
      await judge(page, state, found);
    }
    expect(found).toEqual({});
  });
});
