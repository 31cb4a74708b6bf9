import { expect, test } from "vitest";
import type { Lang } from "../../../platform/locale/lang";
import { termMarker } from "./term-marks";

const forms = (...eng: string[]) => ({ eng, tra: ["基因"], sim: [] });

const terms = [{ forms: forms("gene therapy") }, { forms: forms("gene") }, { forms: forms("2+0 (silent)") }];

/** The words of a text that lead to a term, each with the term. */
const named = (text: string, lang: Lang = "eng") =>
  termMarker(terms)()(text, lang).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

test("a longer term is not taken for a shorter one in it, nor part of a word for a word", () => {
  expect(named("Gene therapy, general care, gene therapy and a gene.")).toEqual([
    ["Gene therapy", "#term-1"],
    ["gene", "#term-2"],
  ]);
});

test("markup characters that staff type are escaped", () => {
  expect(named("A 2+0 (silent) carrier; 22+0 is none.")).toEqual([["2+0 (silent)", "#term-3"]]);
});

test("of terms with one form the first has it; a text stays whole in a language without forms", () => {
  expect(named("基因", "tra")).toEqual([["基因", "#term-1"]]);
  expect(named("基因", "sim")).toEqual([]);
});

test("a repeated term is one text node with the text around it", () => {
  const stretches = termMarker(terms)()("A gene is a gene, always.", "eng");
  expect(stretches.map(({ text }) => text)).toEqual(["A ", "gene", " is a gene, always."]);
});
