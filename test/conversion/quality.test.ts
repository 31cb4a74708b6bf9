import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { converterBy } from "../../src/core/locale/conversion/converter.server";
import { firstTerms } from "../../src/features/glossary/first-terms.server";
import { editDistance } from "./edit-distance";
import { charityPairs, demoPairs, type Pair } from "./own-texts";

/** Sentences as they are written in Hong Kong, each with its right form on the Mainland. They were there before the glossary. */
const sentences = readFileSync(new URL("sentences.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t") as [string, string]);

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
