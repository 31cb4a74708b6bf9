import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/core/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { isInTurn } from "../fixtures/sampling";
import { htmlFaults } from "../fixtures/validate-html";

const here = readingJourney();

/** The faults of an answer's HTML, one line each. */
async function findings(path: string): Promise<string[]> {
  const html = await (await fetch(here.site.url + path)).text();
  return (await htmlFaults(html)).map((fault) => `${path} ${fault}`);
}

describe.each(LANGS)("the HTML in %s", (lang) => {
  it("is valid on every public page", async () => {
    const all = [...(await publicPages(here.site)), "/nothing-here"];
    const inTurn = all.filter((_, number) => isInTurn(number, lang));
    const paths = inTurn.map((path) => inLang(lang, path));
    expect((await Promise.all(paths.map(findings))).flat()).toEqual([]);
  });
});

it("is valid on the page about the API and on the login page", async () => {
  expect((await Promise.all(["/api/docs", "/cms/login"].map(findings))).flat()).toEqual([]);
});
