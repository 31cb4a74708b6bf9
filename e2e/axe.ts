import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe holds against the page as it is now, one line for each element: rule, element, reason. */
export async function axeFindings(page: Page): Promise<string[]> {
  return run(new AxeBuilder({ page }).withTags(STANDARDS));
}

/** The same for what depends on colours alone, when a page is looked at in other colours. */
export async function axeColourFindings(page: Page): Promise<string[]> {
  return run(new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

async function run(builder: AxeBuilder): Promise<string[]> {
  // Our pages hold no frames, and the way that visits frames opens one more window for each look.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} – ${failureSummary}`),
  );
}
