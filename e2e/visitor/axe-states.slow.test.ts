import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { siteWithPayPal } from "../fixtures/donate-with-paypal";
import { openScreen } from "../fixtures/open-screen";
import { refusalFaults } from "../fixtures/refusals";
import { LANGS_IN_TURN } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";
import { EXPECTED_STATUS, PUBLIC_STATES, STAFF_STATES, type State } from "../fixtures/states";
import { validatePage } from "../fixtures/validate-html";

const { here } = siteWithPayPal();

const LONG = { timeout: 1_800_000 };

const isRefusal = ({ name }: State) => / refused$/.test(name);

async function judge(page: Page, state: State, found: Findings, number: number): Promise<void> {
  const { name, act } = state;
  await act(page);
  await page.waitForLoadState();
  if (isRefusal(state)) {
    const faults = await refusalFaults(page);
    if (faults.length > 0) found[`${name}, messages`] = faults;
  }
  await look(page, found, name, number);
  await validatePage(page, found, name);
}

describe.each(LANGS_IN_TURN)("in %s, in light and dark, axe and html-validate find nothing", (lang) => {
  it("in the states of public pages", LONG, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    for (const [number, state] of PUBLIC_STATES.entries()) {
      const page = await here.visit({ width: state.width ?? 1280 });
      await page.goto(`/${lang}${state.path}`);
      await judge(page, state, found, number);
      await page.close();
    }
    expect(found).toEqual({});
  });

  it("in the states of staff screens", LONG, async () => {
    here.expectFault(EXPECTED_STATUS);
    const found: Findings = {};
    // One page for all: a new one would compile axe and the whole program once more.
    const page = await here.visit({ lang });
    await signIn(page);
    for (const [number, state] of STAFF_STATES.entries()) {
      await page.setViewportSize({ width: state.width ?? 1280, height: 800 });
      // What an earlier state opened would stay open.
      await openScreen(page, state.path, { anew: true });
      await judge(page, state, found, number);
    }
    expect(found).toEqual({});
  });
});
