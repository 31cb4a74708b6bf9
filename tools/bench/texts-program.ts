import { readFileSync } from "node:fs";
import { checkRich } from "../../src/content/checks/check-text";
import { knowing } from "../../src/content/checks/testing/known";
import { firstTerms } from "../../src/features/glossary/first-terms.server";
import { converterBy } from "../../src/platform/locale/conversion/converter.server";

const ROUNDS = 30;
const ARTICLE = 50_000;

/** Milliseconds that the program takes for an article of {@link ARTICLE} bytes in Traditional Chinese. */
export interface TextFigures {
  /** Converted to Simplified, with the dictionaries there. */
  converted: number;
  /** Looked at for what staff are advised of while they write. */
  checked: number;
}

/** Measures what is done to a long text, each the quickest of {@link ROUNDS}: the others also measure the machine. */
export async function measureTexts(): Promise<TextFigures> {
  const { html } = converterBy((await firstTerms()).map((term, at) => ({ ...term, term_id: String(at) })));
  const article = articleOf();
  return {
    converted: quickest(() => html(article, "sim")),
    checked: quickest(() => checkRich(article, "tra", knowing())),
  };
}

/** Sentences as they are written in Hong Kong, each a paragraph. */
function articleOf(): string {
  const rows = readFileSync("test/conversion/sentences.tsv", "utf8").trimEnd().split("\n");
  const all = rows.map((row) => `<p>${row.split("\t")[0]}</p>`).join("");
  return all.repeat(Math.ceil(ARTICLE / new TextEncoder().encode(all).length));
}

function quickest(work: () => void): number {
  const taken = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return Math.min(...taken);
}
