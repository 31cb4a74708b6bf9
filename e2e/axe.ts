import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { schemesInTurn } from "./turns";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Findings, one line for each element (rule, element, reason), by what was looked at. */
export type Findings = Record<string, string[]>;

/**
 * Looks at the page as it is now, in light or in dark colours by turns, and notes in `found` what axe holds against
 * it: with `AXE=all` in both, where in the second only the rules about colours can say something new.
 */
export async function look(page: Page, found: Findings, where: string, number = 0): Promise<void> {
  await page.waitForLoadState();
  for (const [turn, scheme] of schemesInTurn(number).entries()) {
    await page.emulateMedia({ colorScheme: scheme });
    const axe =
      turn === 0 ? builder(page).withTags(STANDARDS) : builder(page, ALREADY_THERE).withRules(COLOUR_RULES);
    const faults = await findings(axe);
    if (faults.length > 0) found[`${where}, ${scheme}`] = faults;
  }
}

/** In the place of axe's own half megabyte of source, on a page that has taken it in. */
const ALREADY_THERE = "axe";

function builder(page: Page, axeSource?: string): AxeBuilder {
  // Our pages hold no frames, and the way that visits frames opens one more window for each look.
  return (
    new AxeBuilder({ page, ...(axeSource && { axeSource }) })
      .setLegacyMode()
      // No rule of ours reads style sheets or films, which axe would fetch once more for each look.
      .options({ resultTypes: ["violations"], preload: false })
  );
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} – ${failureSummary}`),
  );
}
