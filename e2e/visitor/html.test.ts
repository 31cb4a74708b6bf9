import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
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

// A page arrives in pieces: what is shown above something that came before it pushes that away.
it("is shown on a phone in the order in which it comes", async () => {
  const page = await here.visit({ width: 360, height: 640 });
  for (const path of ["/", "/about", "/involved", "/sma", "/donate", "/contact"]) {
    await page.goto(path);
    const moved = await page
      .locator("main *")
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).order !== "0").map((one) => one.className),
      );
    expect([path, moved]).toEqual([path, []]);
  }
});
