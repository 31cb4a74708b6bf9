import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { firstTerms } from "../../src/features/glossary/feature.server";
import { converterBy } from "../../src/platform/locale/conversion/converter.server";
import { editDistance } from "./edit-distance";
import { charityPairs, demoPairs, type Pair, screenPairs } from "./own-texts";

type Script = "tra" | "sim";

/** The lines of a table beside this file, by its cells. */
const linesOf = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** Sentences as they are written in Hong Kong, each with its right form on the Mainland. They were there before the glossary. */
const sentences = linesOf("sentences.tsv") as [string, string][];

/** What testers found spoilt, and more of the same kinds: the script it is written in, what it says, and the right form. */
const kinds = linesOf("kinds.tsv") as [Script, string, string][];

const known = (await firstTerms()).map((term, at) => ({ ...term, term_id: String(at) }));
const converter = converterBy(known);

/** The share of the sentences that a converter gets right to the letter, in per cent. */
const exactIn = ({ text }: typeof converter): number => {
  const exact = sentences.filter(([tra, sim]) => text(tra, "sim").text === sim);
  return (100 * exact.length) / sentences.length;
};

it("converts the sentences of Hong Kong as they are said on the Mainland", () => {
  const byCharacters = exactIn(converterBy([]));
  const byGlossary = exactIn(converter);
  process.stderr.write(
    `of ${sentences.length} sentences exact: ${byGlossary.toFixed(1)} % with the first glossary, ${byCharacters.toFixed(1)} % by characters\n`,
  );
  expect(sentences.length).toBeGreaterThanOrEqual(250);
  expect(byGlossary).toBeGreaterThanOrEqual(98);
});

/** The characters that a reviewer changes, per 1,000 that are right in the end. */
function reviewCost({ text }: typeof converter, pairs: readonly Pair[]): number {
  const changed = pairs.map(({ tra, sim }) => editDistance(text(tra, "sim").text, sim));
  const total = pairs.map(({ sim }) => [...sim].length);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return (1000 * sum(changed)) / sum(total);
}

it("leaves a reviewer of the charity's own texts few characters to change", () => {
  const byCharacters = converterBy([]);
  const [charity, demo] = [charityPairs(), demoPairs()];
  const said = (pairs: readonly Pair[]) =>
    `${reviewCost(converter, pairs).toFixed(1)} (${reviewCost(byCharacters, pairs).toFixed(1)} by characters)`;
  process.stderr.write(
    `characters to change per 1,000: ${said(charity)} in ${charity.length} paragraphs of the charity; ${said(demo)} in ${demo.length} of the demo\n`,
  );
  expect(charity.length).toBeGreaterThan(300);
  expect(reviewCost(converter, charity)).toBeLessThanOrEqual(60);
});

it.each(kinds)("spoils no name and no meaning: %s %s", (from, said, right) => {
  expect(converter.text(said, otherOf(from)).text).toBe(right);
});

const otherOf = (script: Script): Script => (script === "tra" ? "sim" : "tra");

/** Characters of a text that a reader hardly minds to be other ones, per hundred. */
const HARDLY_MINDED = 10;

/** How many of some texts are right to the letter when converted, and how many nearly so, in per cent. */
function measured(pairs: readonly Pair[], convert: (pair: Pair) => string, right: Script) {
  let [exact, acceptable] = [0, 0];
  for (const pair of pairs) {
    const wanted = pair[right];
    const wrong = editDistance(convert(pair), wanted);
    if (wrong === 0) exact += 1;
    else if (100 * wrong <= HARDLY_MINDED * [...wanted].length) acceptable += 1;
  }
  const share = (count: number) => (100 * count) / pairs.length;
  return { exact: share(exact), acceptable: share(acceptable) };
}

it("takes the site's own reviewed texts to the other script and back", { timeout: 120_000 }, () => {
  const to = (text: string, script: Script) => converter.text(text, script).text;
  const sets = { "charity's": charityPairs(), "demo's": demoPairs(), "screens'": screenPairs() };
  for (const [name, pairs] of Object.entries(sets)) {
    const shares = {
      "to Simplified": measured(pairs, ({ tra }) => to(tra, "sim"), "sim"),
      "to Traditional": measured(pairs, ({ sim }) => to(sim, "tra"), "tra"),
      "there and back": measured(pairs, ({ tra }) => to(to(tra, "sim"), "tra"), "tra"),
    };
    for (const [way, { exact, acceptable }] of Object.entries(shares)) {
      process.stderr.write(
        `of the ${name} ${pairs.length} texts ${way}: ${exact.toFixed(1)} % exact, ${acceptable.toFixed(1)} % more acceptable\n`,
      );
    }
    // The demo's were written anew in each script.
    if (name === "demo's") continue;
    expect(shares["to Simplified"].exact).toBeGreaterThanOrEqual(45);
    expect(shares["there and back"].exact + shares["there and back"].acceptable).toBeGreaterThanOrEqual(75);
  }
});
