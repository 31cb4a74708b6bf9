import { describe, expect, it } from "vitest";
import { columnsIn, countNames, largeLosses, severalIn, split } from "./name-columns";

const list = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `Name ${from + at}`).join("\n");
const none = { eng: "", tra: "", sim: "" };

describe("names", () => {
  it("are counted, with duplicates", () => {
    expect(countNames(`${list(200)}\n\n Name 3 \n`)).toEqual({ total: 201, repeated: [["Name 3", 2]] });
    expect(countNames("")).toEqual({ total: 0, repeated: [] });
  });

  it.each([
    ["all of them go", list(200), "", [{ lang: "eng", before: 200, kept: 0 }]],
    ["the only one goes", "Anonymous", "", [{ lang: "eng", before: 1, kept: 0 }]],
    ["others take their place", list(200), list(200, 500), [{ lang: "eng", before: 200, kept: 0 }]],
    ["a third goes", list(90), list(60), [{ lang: "eng", before: 90, kept: 60 }]],
    ["ten of two hundred go", list(200), list(190), []],
    ["three of four go", list(4), list(1), []],
    ["some come", list(4), list(40), []],
    ["there were none", "", "", []],
  ])("are asked about when %s, or not", (_, before, now, losses) => {
    expect(largeLosses({ ...none, eng: before }, { ...none, eng: now })).toEqual(losses);
  });
});

describe("columns of a spreadsheet", () => {
  it.each([
    ["Chan\t陳大文\t陈大文", "eng", ["eng", "tra", "sim"]],
    ["Chan\t陳大文\t陳大文", "eng", ["eng", "tra", "sim"]],
    ["陳大文\t陈大文\tChan", "tra", ["tra", "sim", "eng"]],
    ["Chan\t陈大文", "sim", ["eng", "sim"]],
    ["Chan\t陳大文", "eng", ["eng", "tra"]],
    ["Chan\tLee\tWong", "eng", ["eng", "tra", "sim"]],
    ["Chan Tai Man, 陳大文, 陈大文", "eng", ["eng", "tra", "sim"]],
    ["Chan Tai Man / 陳大文", "tra", ["eng", "tra"]],
    ["1\tChan\t陳大文\t$500", "eng", ["eng", "tra"]],
    ["Simplified\tTraditional\tEnglish\n陈大文\t陳大文\tChan", "eng", ["sim", "tra", "eng"]],
    ["No columns", "eng", []],
    ["Chan, Peter", "eng", []],
    ["陳大文、李小明", "tra", []],
    ["何 Ho / Wong 黃", "eng", []],
  ] as const)("%j pasted into %s are known by their letters", (text, pasted, langs) => {
    expect(columnsIn(text, pasted).map(({ lang }) => lang)).toEqual(langs);
  });

  it("leave their headings out", () => {
    const form = { ...none, eng: "No.\tEnglish Name\t中文姓名\n1\tChan\t陳大文\n2\tLee\t李小明" };
    expect(split(form, "eng")).toEqual({ eng: "Chan\nLee", tra: "陳大文\n李小明", sim: "" });
  });

  it("are no loss once they are split, which their single lines were", () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Donor ${at}\t捐款人${at}`).join("\n");
    expect(largeLosses({ ...none, eng: rows }, split({ ...none, eng: rows }, "eng"))).toEqual([]);
  });

  it.each([
    ["Chan\t陳大文", 1],
    ["Chan, 陳大文\nLee", 1],
    ["陳大文、李小明、王小華", 1],
    ["Alice; Bob; Carol\nDan", 1],
    ["Chan, Peter\nMr and Mrs Lee\n陳大文、李小明", 0],
  ])("%j has so many lines that seem to be several names", (text, count) => {
    expect(severalIn(text)).toHaveLength(count);
  });

  it("go after what each language has, and leave plain lines where they are", () => {
    const form = { eng: "Anonymous\nChan\t陳大文\t陈大文\nLee\t\t李小明", tra: "無名氏", sim: "" };
    expect(split(form, "eng")).toEqual({
      eng: "Anonymous\nChan\nLee",
      tra: "無名氏\n陳大文",
      sim: "陈大文\n李小明",
    });
  });
});
