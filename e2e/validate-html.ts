import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import type { Findings } from "./axe";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Rules of taste that React, or the language itself, decides otherwise.
    "void-style": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // The menus of wide and narrow screens are never shown together; axe judges what is drawn.
    "unique-landmark": "off",
    // A list may have a name, as a group of links or photos does.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // No native field holds text with headings and links.
    "prefer-native-element": ["error", { exclude: ["textbox"] }],
    // A group may have its name by aria-label instead of a legend.
    "wcag/h71": "off",
  },
});

/** What is wrong with a document, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Notes in `found` what is wrong with the page as it is now, whatever has been done to it since it was sent. */
export async function validatePage(page: Page, found: Findings, where: string): Promise<void> {
  const faults = await htmlFaults(await page.content());
  if (faults.length > 0) found[`${where}, HTML`] = faults;
}
