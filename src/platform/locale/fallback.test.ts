import { expect, it } from "vitest";
import { shownBlock, shownLang, shownText } from "./fallback.server";

it("shows each language its own text", () => {
  const texts = { eng: "Software", tra: "軟件", sim: "软件" };
  expect(shownText(texts, "tra")).toEqual({ text: "軟件", lang: "tra" });
});

it("converts between the Chinese scripts, in Hong Kong and Mainland characters, and says so", () => {
  expect(shownText({ eng: "x", tra: "裏面的資料", sim: "" }, "sim")).toEqual({
    text: "里面的资料",
    lang: "sim",
    from: "tra",
  });
  expect(shownText({ eng: "x", tra: "", sim: "头发，里面" }, "tra")).toEqual({
    text: "頭髮，裏面",
    lang: "tra",
    from: "sim",
  });
});

it("falls back to English for Chinese readers, and to Chinese for English ones, in that language", () => {
  expect(shownText({ eng: "Only", tra: "", sim: "" }, "sim")).toEqual({ text: "Only", lang: "eng" });
  expect(shownText({ eng: "", tra: "", sim: "只有" }, "eng")).toEqual({ text: "只有", lang: "sim" });
  expect(shownText({ eng: "", tra: "", sim: "" }, "tra")).toEqual({ text: "", lang: "tra" });
});

it("finds the language to take pictures from in the same order", () => {
  expect(shownLang("tra", (lang) => lang !== "tra")).toBe("sim");
  expect(shownLang("tra", () => false)).toBe("tra");
});

it("shows a list whole: converted text by text, or unchanged in another language", () => {
  const rules = {
    has: (list: string[]) => list.length > 0,
    mapTexts: (list: string[], map: (text: string) => string) => list.map(map),
  };
  const lists = { eng: ["Dr Ko"], tra: ["醫生", "護士"], sim: [] };
  expect(shownBlock(lists, "sim", rules)).toEqual({ value: ["医生", "护士"], lang: "sim", from: "tra" });
  expect(shownBlock({ ...lists, tra: [] }, "sim", rules)).toEqual({ value: ["Dr Ko"], lang: "eng" });
  expect(shownBlock(lists, "tra", rules)).toEqual({ value: ["醫生", "護士"], lang: "tra" });
});
