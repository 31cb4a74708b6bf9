import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { inLang, publicPages } from "./addresses";
import { journey } from "./journey";

const here = journey();

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
    // A group may have its name by aria-label instead of a legend.
    "wcag/h71": "off",
  },
});

/** What is wrong with an answer's HTML, one line each. */
async function findings(path: string): Promise<string[]> {
  const html = await (await fetch(here.site.url + path)).text();
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}

describe.each(LANGS)("the HTML in %s", (lang) => {
  it("is valid on every public page", async () => {
    const paths = [...(await publicPages(here.site)), "/nothing-here"].map((path) => inLang(lang, path));
    expect((await Promise.all(paths.map(findings))).flat()).toEqual([]);
  });
});

it("is valid on the page about the API and on the login page", async () => {
  expect((await Promise.all(["/api/docs", "/cms/login"].map(findings))).flat()).toEqual([]);
});
